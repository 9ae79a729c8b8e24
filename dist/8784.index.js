export const id = 8784;
export const ids = [8784];
export const modules = {

/***/ 8784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createJudge: () => (/* binding */ createJudge)
});

// EXTERNAL MODULE: ./lib/permissions/decide.js + 3 modules
var decide = __webpack_require__(8691);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/permissions/rule-means.js


/** Does the rule mean this action? A command that cannot be taken apart is meant by every rule. */
function ruleMeans(rule, action, policy) {
    return (0,decide/* decide */.L)(action, { ...policy, rules: (0,rules/* ruleSet */.nP)([rule]) }).behaviour === 'deny';
}

// EXTERNAL MODULE: ./lib/permissions/shell/judge.js + 55 modules
var judge = __webpack_require__(4636);
;// CONCATENATED MODULE: ./lib/permissions/judge.js



function createJudge(policy) {
    return {
        decide: (action) => (0,decide/* decide */.L)(action, policy),
        ruleMeans: (rule, action) => ruleMeans(rule, action, policy),
        isReadOnly: (line) => (0,judge/* isReadOnly */.P)(line, policy),
    };
}


/***/ })

};
