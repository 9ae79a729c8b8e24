export const id = 3816;
export const ids = [3816];
export const modules = {

/***/ 1578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ letOwnerInto),
/* harmony export */   y: () => (/* binding */ letOwnerIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Makes everything at a path readable for its owner, and its folders writable: tests and commands leave files behind that
 * keep their own user out. What belongs to somebody else stays as it is; links are not followed.
 */
function letOwnerIn(path) {
    if (!letOwnerInto(path))
        return;
    for (const name of namesIn(path))
        letOwnerIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
}
/** The same for this one place. Returns whether it is a folder. */
function letOwnerInto(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const needed = stat.isDirectory() ? 0o700 : stat.isFile() ? 0o400 : 0;
        if ((stat.mode & needed) !== needed)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, (stat.mode & 0o7777) | needed);
        return stat.isDirectory();
    }
    catch {
        // Gone, or not ours: whoever needs it will say so.
        return false;
    }
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ removeFolderNow),
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1578);




const ALL = { recursive: true, force: true, maxRetries: 3 };
/** Removes a file or folder that commands wrote to, also where they made it unwritable. No link is followed. */
async function removeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, ALL).catch(() => {
        open(path);
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, ALL);
    });
}
/** The same at once. */
function removeFolderNow(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, ALL);
    }
    catch {
        open(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, ALL);
    }
}
function open(path) {
    (0,_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerInto */ .P)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerIn */ .y)(path);
}


/***/ })

};
