export const id = 4018;
export const ids = [4018];
export const modules = {

/***/ 4018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chooseIsolation: () => (/* binding */ chooseIsolation),
  waysOf: () => (/* binding */ waysOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/sandbox/paths.js
var sandbox_paths = __webpack_require__(8395);
;// CONCATENATED MODULE: ./lib/sandbox/mount-table.js



const SHM = 'size=268435456,nosuid,nodev';
/** Writing here reaches beyond the sandbox; the kernel asks root for no more than being root. */
function kernelSettings(proc) {
    const names = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'];
    return names.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)('/proc', name))).map((name) => (0,external_node_path_.join)(proc, name));
}
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
/** The table from which `mount --all` makes what an isolated process sees below `root`. */
function mountTable(root, mounts, mounted) {
    const bound = mounts.flatMap(({ kind, source, target, layer }) => {
        if (kind === 'link')
            return [];
        if (layer !== undefined)
            return [overlay(source, (0,external_node_path_.join)(root, target), layer)];
        const own = [bind(source, (0,external_node_path_.join)(root, target), kind, flagsAt(source, mounted))];
        // Read-only counts for the mount itself, not for what is mounted within.
        const within = kind === 'write' ? [] : mounted.filter(({ path }) => (0,sandbox_paths/* isBelow */.Y)(path, source));
        return [
            ...own,
            ...within.map(({ path, flags }) => bind(path, (0,external_node_path_.join)(root, target, path.slice(source.length)), kind, flags)),
        ];
    });
    const devices = DEVICES.map((name) => line(`/dev/${name}`, (0,external_node_path_.join)(root, 'dev', name), 'none', 'bind'));
    const proc = (0,external_node_path_.join)(root, 'proc');
    return [
        bind(root, root, 'read', flagsAt(root, mounted)),
        ...devices,
        line('tmpfs', (0,external_node_path_.join)(root, 'dev/shm'), 'tmpfs', SHM),
        line('devpts', (0,external_node_path_.join)(root, 'dev/pts'), 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec'),
        line('proc', proc, 'proc', 'nosuid,nodev,noexec'),
        ...kernelSettings(proc).map((path) => line(path, path, 'none', 'bind,ro')),
        ...bound,
        '',
    ].join('\n');
}
/** All mounts of this process. */
function mountedNow() {
    const lines = (0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8').split('\n').filter(Boolean);
    return lines.map((one) => {
        const [, , , , path = '', flags = ''] = one.split(' ');
        const plain = path.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(parseInt(octal, 8)));
        return { path: plain, flags: flags.split(',') };
    });
}
/** In a namespace of one's own, these may be added but not taken away: a read-only remount has to repeat them. */
const KEPT_FLAGS = ['nodev', 'noexec'];
function bind(source, target, kind, flags) {
    const kept = KEPT_FLAGS.filter((flag) => flags.includes(flag));
    const options = ['rbind', 'nosuid', ...(kind === 'read' ? ['ro'] : []), ...kept];
    return line(source, target, 'none', options.join(','));
}
function overlay(source, target, { folder, isReadOnly }) {
    const [upper, work] = layerFolders(folder);
    const own = isReadOnly === true
        ? [`lowerdir=${upper}:${source}`]
        : [`lowerdir=${source}`, `upperdir=${upper}`, `workdir=${work}`];
    // Without it the system keeps its own marks in attributes that only root may write.
    const marks = process.getuid?.() === 0 ? [] : ['userxattr'];
    return line('overlay', target, 'overlay', [...own, ...marks, 'nosuid', 'nodev'].join(','));
}
/** What is written, and what the system needs to do so in one step. */
function layerFolders(folder) {
    return [(0,external_node_path_.join)(folder, 'upper'), (0,external_node_path_.join)(folder, 'work')];
}
/** Of the mount that a path lies on. Of several at the same place the last one is seen. */
function flagsAt(path, mounted) {
    const over = mounted.filter((mount) => (0,sandbox_paths/* isWithin */.U)(path, mount.path));
    const longest = Math.max(...over.map((mount) => mount.path.length));
    return over.findLast((mount) => mount.path.length === longest)?.flags ?? [];
}
function line(source, target, type, options) {
    return [source, target, type, options].map(escaped).join(' ') + ' 0 0';
}
function escaped(text) {
    return text.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

// EXTERNAL MODULE: ./lib/sandbox/system-program.js
var system_program = __webpack_require__(9823);
;// CONCATENATED MODULE: ./lib/sandbox/bwrap.js


const NAMESPACES = ['user', 'net', 'pid', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);
/** It covers them itself only where the folder is writable, which for root is not what counts. */
const SETTINGS = kernelSettings('/proc').flatMap((path) => ['--ro-bind', path, path]);
/** By bubblewrap, which needs no privileges where the system lets users have namespaces of their own. */
function bwrap(options) {
    const program = (0,system_program/* systemProgram */.CA)('bwrap');
    if (program === undefined)
        return 'not installed';
    const userns = options.nested ? [] : ['--disable-userns'];
    return {
        name: 'bwrap',
        start({ argv, env, mounts }) {
            const own = [
                '--proc',
                '/proc',
                ...SETTINGS,
                '--dev',
                '/dev',
                '--size',
                '268435456',
                '--tmpfs',
                '/dev/shm',
                '--dir',
                '/run',
            ];
            const view = [...mounts.flatMap(bwrap_option), '--symlink', '/run', '/var/run', '--remount-ro', '/'];
            const started = [
                program,
                '--die-with-parent',
                '--new-session',
                '--cap-drop',
                'ALL',
                ...NAMESPACES,
                ...userns,
                ...own,
                ...view,
                '--',
                ...argv,
            ];
            return { argv: started, env };
        },
    };
}
function bwrap_option({ kind, source, target }) {
    if (kind === 'layer')
        throw new Error('bubblewrap is never given a layer');
    return [{ read: '--ro-bind', write: '--bind', link: '--symlink' }[kind], source, target];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/sandbox/look.js

/** Of the path itself, not of what a link leads to. Undefined for what is not there, or not ours to see. */
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path);
    }
    catch {
        return undefined;
    }
}
/** Undefined for what is not there. */
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
/** None for what is not there, or not ours to see. */
function namesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/mount.js

function foldersOf(scratch) {
    const folder = (0,external_node_path_.join)(scratch, 'sandbox');
    return {
        folder,
        home: (0,external_node_path_.join)(folder, 'home'),
        temp: (0,external_node_path_.join)(folder, 'tmp'),
        notes: (0,external_node_path_.join)(folder, 'notes'),
        layers: (0,external_node_path_.join)(folder, 'layers'),
        emptyFile: (0,external_node_path_.join)(folder, 'empty'),
        emptyFolder: (0,external_node_path_.join)(folder, 'nothing'),
        root: (0,external_node_path_.join)(folder, 'root'),
    };
}
/** Parents first. */
function inOrder(mounts) {
    return [...mounts].sort((a, b) => (a.target < b.target ? -1 : 1));
}

;// CONCATENATED MODULE: ./lib/sandbox/closed-files.js



/** For root all files are readable: what the system shows to root only stays out of sight. */
function covered(scratch) {
    if (process.getuid?.() !== 0)
        return [];
    const { emptyFile, emptyFolder } = foldersOf(scratch);
    closed_files_closed ??= closedBelow('/etc');
    return closed_files_closed.map(({ path, isFolder }) => ({
        kind: 'read',
        source: isFolder ? emptyFolder : emptyFile,
        target: path,
    }));
}
/** Looked for once: /etc is large. */
let closed_files_closed;
/** For a view that could not be mounted: a package manager may be at work in /etc. */
function lookAgain() {
    closed_files_closed = undefined;
}
function closedBelow(folder) {
    return namesOf(folder).flatMap((name) => {
        const path = (0,external_node_path_.join)(folder, name);
        const stat = statOf(path);
        if (stat === undefined || stat.isSymbolicLink())
            return [];
        const isFolder = stat.isDirectory();
        if ((stat.mode & (isFolder ? 0o001 : 0o004)) === 0)
            return [{ path, isFolder }];
        return isFolder ? closedBelow(path) : [];
    });
}

// EXTERNAL MODULE: ./lib/sandbox/environment.js
var sandbox_environment = __webpack_require__(6706);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/sandbox/forwarder.js


const PROXY_PORT = 3128;
const ADDRESS = `http://127.0.0.1:${PROXY_PORT}`;
const LOCAL = 'localhost,127.0.0.1,::1';
/** Tells programs in a sandbox of the proxy. Both spellings: some programs know only one of them. */
const PROXY_VARIABLES = {
    HTTPS_PROXY: ADDRESS,
    https_proxy: ADDRESS,
    HTTP_PROXY: ADDRESS,
    http_proxy: ADDRESS,
    NO_PROXY: LOCAL,
    no_proxy: LOCAL,
    // Node's own fetch looks at these only when it is told to.
    NODE_USE_ENV_PROXY: '1',
};
/** What the forwarder runs with: perl starts ten times as fast, our own Node is always there. */
async function forwarderProgram() {
    const isThere = await (0,promises_.access)(PERL, promises_.constants.X_OK).then(() => true, () => false);
    return isThere ? PERL : process.execPath;
}
const PERL = '/usr/bin/perl';
/** Where the outlets are found inside, and the names that lead there besides those that the machine knows. */
function doorsOf(outlets) {
    const addresses = new Map();
    for (const { to } of outlets)
        if (to !== 'proxy')
            addresses.set(to.host, addressOf(to.host, addresses.size));
    const doors = outlets.map(({ to, socket }, at) => ({
        listens: to === 'proxy' ? `127.0.0.1:${PROXY_PORT}` : `${addresses.get(to.host)}:${to.port}`,
        socket,
        inside: `/run/greengate/${at}.sock`,
    }));
    const named = [...addresses].filter(([host]) => host !== 'localhost' && (0,external_node_net_.isIP)(host) === 0);
    return { doors, hosts: named.map(([host, address]) => `${address} ${host}\n`).join('') };
}
/** Every address of 127.0.0.0/8 is the loopback's own, so that services of different names may have the same port. */
function addressOf(host, at) {
    if (host === 'localhost')
        return '127.0.0.1';
    return (0,external_node_net_.isIP)(host) === 0 ? `127.53.0.${at + 1}` : host;
}
/**
 * The command behind a forwarder: programs speak TCP, and all that leads out of the sandbox is a unix socket for each door.
 * It listens before the command begins, and is no more than a pipe: what may pass is decided at the other end.
 */
function behindForwarder(argv, doors, program) {
    const script = program === PERL ? ['-e', IN_PERL] : ['-e', IN_NODE, '--'];
    return [program, ...script, doors.map(({ listens, inside }) => `${listens}=${inside}`).join(' '), ...argv];
}
// For each door forked twice, so that it is nobody's child, and the command takes the place of the first process. Two processes for
// each connection: one for both directions could wait for itself. Descriptors of perl's own are closed on exec.
const IN_PERL = `
use Socket;
my ($doors, @command) = @ARGV;
for my $one (split / /, $doors) {
  my ($address, $port, $path) = $one =~ /^(.*):([0-9]+)=(.*)$/;
  my $door;
  socket($door, PF_INET, SOCK_STREAM, 0) && setsockopt($door, SOL_SOCKET, SO_REUSEADDR, 1)
    && bind($door, sockaddr_in($port, inet_aton($address))) && listen($door, 128)
    or print STDERR "greengate: no way out at $address:$port: $!\\n" and next;
  my $between = fork;
  if (defined $between and !$between) {
    exit 0 if fork;
    forward($door, $path);
  }
  waitpid($between, 0) if $between;
  close $door;
}
exec { $command[0] } @command;
print STDERR "$command[0]: $!\\n";
exit 127;

sub forward {
my ($door, $path) = @_;
open(STDIN, '<', '/dev/null'); open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
$SIG{CHLD} = 'IGNORE';
$SIG{PIPE} = 'IGNORE';
while (accept(my $inside, $door)) {
  if (fork) { close $inside; next; }
  my $outside;
  socket($outside, PF_UNIX, SOCK_STREAM, 0) && connect($outside, sockaddr_un($path)) or exit 1;
  my ($from, $to) = fork ? ($inside, $outside) : ($outside, $inside);
  while (sysread($from, my $bytes, 65536)) {
    for (my $at = 0; $at < length $bytes; ) {
      my $count = syswrite($to, $bytes, length($bytes) - $at, $at) or exit 1;
      $at += $count;
    }
  }
  shutdown($to, 1);
  exit 0;
}
}
`;
const IN_NODE = `
const [doors, program, ...args] = process.argv.slice(1);
const net = require('node:net');
const start = () => {
  const child = require('node:child_process').spawn(program, args, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(program + ': ' + error.code); process.exit(127); });
  child.on('exit', (code, signal) => { if (signal) process.kill(process.pid, signal); else process.exit(code); });
};
const open = (one) => new Promise((resolve) => {
  const [, address, port, path] = /^(.*):([0-9]+)=(.*)$/.exec(one);
  const door = net.createServer({ allowHalfOpen: true }, (inside) => {
    const outside = net.connect({ path, allowHalfOpen: true });
    for (const one of [inside, outside]) one.on('error', () => { inside.destroy(); outside.destroy(); });
    inside.pipe(outside);
    outside.pipe(inside);
  });
  door.on('error', (error) => {
    console.error('greengate: no way out at ' + address + ':' + port + ': ' + error.code);
    resolve();
  });
  door.listen(Number(port), address, resolve);
});
Promise.all(doors.split(' ').map(open)).then(start);
`;

// EXTERNAL MODULE: ./lib/sandbox/remove-folder.js
var remove_folder = __webpack_require__(3816);
;// CONCATENATED MODULE: ./lib/sandbox/fresh-folders.js




const PRISTINE = 'pristine-home';
/** A home as the set-up left it and an empty /tmp, for one request: nothing that a command left there is believed. */
async function freshFolders({ folder }) {
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, 'fresh-'));
    const [home, temp] = [(0,external_node_path_.join)(own, 'home'), (0,external_node_path_.join)(own, 'tmp')];
    (0,external_node_fs_.mkdirSync)(home, { mode: 0o700 });
    (0,external_node_fs_.mkdirSync)(temp);
    (0,external_node_fs_.chmodSync)(temp, 0o1777);
    await copyInto((0,external_node_path_.join)(folder, PRISTINE), home);
    return { home, temp, layers: (0,external_node_path_.join)(own, 'layers'), remove: () => (0,remove_folder/* removeFolder */.v)(own).catch(() => { }) };
}
/** Keeps the home as it is now for those that want a fresh one. */
async function keepAsPristine({ folder, home }) {
    const pristine = (0,external_node_path_.join)(folder, PRISTINE);
    await (0,remove_folder/* removeFolder */.v)(pristine);
    await copyInto(home, pristine);
}
async function copyInto(from, to) {
    const names = await (0,promises_.readdir)(from).catch(() => []);
    for (const name of names)
        await (0,promises_.cp)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name), {
            recursive: true,
            verbatimSymlinks: true,
            preserveTimestamps: true,
            // Sockets and pipes are of processes that have ended.
            filter: async (path) => {
                const stat = await (0,promises_.lstat)(path).catch(() => undefined);
                return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
            },
        });
}

;// CONCATENATED MODULE: ./lib/sandbox/inherited.js

const CLOSE_ON_EXEC = 0o2000000;
/**
 * Closes what whoever started us left open: Node knows nothing of it, and every child would get it. What Node opens
 * itself it keeps from its children.
 */
function closeInherited() {
    for (const name of descriptors()) {
        const flags = /^flags:\s+(\d+)$/m.exec(fdInfo(name))?.[1];
        if (flags !== undefined && (parseInt(flags, 8) & CLOSE_ON_EXEC) === 0)
            (0,external_node_fs_.closeSync)(Number(name));
    }
}
function descriptors() {
    try {
        return (0,external_node_fs_.readdirSync)('/proc/self/fd').filter((name) => Number(name) > 2);
    }
    catch {
        return [];
    }
}
/** Empty for one that is gone: the listing itself was one of them. */
function fdInfo(name) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/self/fdinfo/${name}`, 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/init-script.js
/**
 * The first process of ours inside: puts the command in its folder, makes it the one to go when memory runs out, and
 * when it has ended counts what it left behind, which gets a moment to end by itself. What is still there dies with it.
 */
function behindInit(argv, cwd, note) {
    return ['/bin/sh', '-c', SCRIPT, 'sh', note.path, note.counts ? '4' : '0', cwd, ...argv];
}
/** Files in blocks of 512 bytes. No limit on memory: programs reserve more than they use, and then would not start. */
const MOST = { fileBlocks: 8 * 1024 ** 2 * 2, processes: 4096 };
// A limit that is lower already cannot be set, and stays. The letter for processes differs from shell to shell.
const SCRIPT = `
note=$1; rounds=$2; echo begun >"$note"; cd "$3" || { echo 'no-folder' >"$note"; exit 126; }
shift 3
{
  echo 1000 >/proc/self/oom_score_adj
  ulimit -c 0
  ulimit -f ${MOST.fileBlocks}
  ulimit -p ${MOST.processes} || ulimit -u ${MOST.processes}
} 2>/dev/null
command -v -- "$1" >/dev/null || { echo 'not-found' >"$note"; exit 127; }
"$@"
code=$?
left=0
while [ "$rounds" -gt 0 ]; do
  left=0
  for process in /proc/[0-9]*; do
    case $process in /proc/1|/proc/$$) continue ;; esac
    { read -r stat <"$process/stat"; } 2>/dev/null || continue
    case "\${stat##*) }" in Z*|X*) ;; *) left=$((left + 1)) ;; esac
  done
  [ "$left" -eq 0 ] && break
  rounds=$((rounds - 1))
  sleep 0.02
done
[ "$left" -gt 0 ] && echo "left $left" >"$note"
exit $code
`;

// EXTERNAL MODULE: ./lib/sandbox/isolation-hints.js
var isolation_hints = __webpack_require__(1372);
;// CONCATENATED MODULE: ./lib/sandbox/shown-places.js
/** What every program of the system lies in. Each is shown as far as nothing private is below it. */
const SYSTEM_PLACES = [
    ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt', '/nix', '/home/linuxbrew'],
    ...['/var/lib/gems', '/sys/devices/system'],
];
const CACHES = ['pip', 'uv', 'go-build', 'yarn', 'pnpm', 'node', 'pypoetry', 'pre-commit', 'ms-playwright', 'Cypress'];
/**
 * Where version managers and package managers put what they fetched, below the home folder. Where keys lie
 * among it, as in `~/.cargo/credentials.toml`, they are taken out (credential-files.ts).
 */
const HOME_PLACES = [
    ...['.cargo/bin', '.cargo/env', '.cargo/registry', '.cargo/git', '.rustup'],
    ...['.pyenv', '.rbenv', '.nodenv', '.jenv', '.goenv', '.asdf', '.sdkman', '.nvm', '.fnm', '.volta', '.rye', '.ghcup'],
    ...['.bun/bin', '.bun/install', '.deno/bin', '.dotnet', '.swiftly', '.juliaup', '.elan', '.opam', '.linuxbrew'],
    ...['.local/bin', '.local/lib', '.local/pipx', '.local/share/pnpm', '.local/share/uv', '.local/share/mise', 'bin'],
    ...[
        '.m2/repository',
        '.m2/wrapper',
        '.gradle/caches',
        '.gradle/wrapper',
        '.ivy2/cache',
        '.sbt/boot',
        '.nuget/packages',
    ],
    ...['.npm/_cacache', '.npm/_npx', 'setup-pnpm', '.yarn/berry', 'go/bin', 'go/pkg', '.pub-cache', '.mix', '.hex'],
    ...CACHES.map((name) => `.cache/${name}`),
];
/** Folders that a variable of the tool's own names, of which only these parts are shown: keys lie beside them. */
const SHOWN_PARTS = {
    CARGO_HOME: ['bin', 'env', 'registry', 'git'],
    GRADLE_USER_HOME: ['caches', 'wrapper'],
    COMPOSER_HOME: ['cache', 'vendor'],
    npm_config_cache: ['_cacache', '_npx'],
    XDG_CACHE_HOME: CACHES,
    XDG_CONFIG_HOME: [],
};
/** What programs of a `bin` look for beside it: libraries and data, and what Go and Java need. Settings lie there too. */
const AROUND_BIN = [
    ...['lib', 'lib32', 'lib64', 'libexec', 'include', 'share'],
    ...['pkg', 'src', 'go.env', 'VERSION'],
    ...['jre', 'jmods', 'release'],
];
const WRITTEN_CACHES = [
    { atHome: '.cache/go-build', variable: { name: 'GOCACHE' }, isRemade: true },
    { atHome: '.cache/ccache', variable: { name: 'CCACHE_DIR' }, isRemade: true },
    { atHome: 'go/pkg/mod', variable: { name: 'GOMODCACHE' } },
    { atHome: '.cache/uv', variable: { name: 'UV_CACHE_DIR' } },
    { atHome: '.cache/pip', variable: { name: 'PIP_CACHE_DIR' } },
    { atHome: '.cargo/registry', variable: { name: 'CARGO_HOME', part: 'registry' } },
    { atHome: '.cargo/git', variable: { name: 'CARGO_HOME', part: 'git' } },
    { atHome: '.gradle/caches', variable: { name: 'GRADLE_USER_HOME', part: 'caches' } },
    { atHome: '.m2/repository' },
    { atHome: '.npm/_cacache', variable: { name: 'npm_config_cache', part: '_cacache' } },
    { atHome: '.nuget/packages', variable: { name: 'NUGET_PACKAGES' } },
];

;// CONCATENATED MODULE: ./lib/sandbox/layers.js







/** Caches that are there, at home and where the environment names them. */
function cacheLayers({ environment, scratch, home, kept }) {
    const { layers: folder } = foldersOf(scratch);
    return WRITTEN_CACHES.flatMap(({ atHome, variable, isRemade = false }, at) => {
        const named = variable === undefined ? '' : (environment[variable.name] ?? '');
        const places = [
            ...(home === undefined ? [] : [(0,external_node_path_.join)(home, atHome)]),
            ...(named.startsWith('/') ? [(0,external_node_path_.join)(named, variable?.part ?? '.')] : []),
        ];
        return [...new Set(places)].flatMap((target, which) => {
            const source = realPath(target);
            if (source === undefined || kept.some((one) => (0,sandbox_paths/* isWithin */.U)(one, source)) || /[,:\\"]/.test(source))
                return [];
            return [{ kind: 'layer', source, target, layer: { folder: (0,external_node_path_.join)(folder, `${at}-${which}`), isRemade } }];
        });
    });
}
/**
 * Caches as this request sees them: over the machine's own what the run has written so far. Where nothing can be layered,
 * tools that fill an empty cache themselves get one of the run's own, and all others the machine's, read-only.
 */
function placeLayers(mounts, { canLayer, isReader, layers }) {
    return mounts.map((mount) => {
        const { source, target, layer } = mount;
        if (layer === undefined)
            return mount;
        const folder = (0,external_node_path_.join)(layers, (0,external_node_path_.basename)(layer.folder));
        const [upper, work] = layerFolders(folder);
        if (canLayer && isReader)
            return (0,external_node_fs_.existsSync)(upper)
                ? { ...mount, layer: { ...layer, folder, isReadOnly: true } }
                : { kind: 'read', source, target };
        if (!canLayer && !layer.isRemade)
            return { kind: 'read', source, target };
        for (const path of [upper, work])
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        return canLayer ? { ...mount, layer: { ...layer, folder } } : { kind: 'write', source: upper, target };
    });
}

// EXTERNAL MODULE: ./lib/sandbox/let-owner-in.js
var let_owner_in = __webpack_require__(1578);
;// CONCATENATED MODULE: ./lib/sandbox/keep-as-was.js




/**
 * For paths below a folder that nothing can be mounted on, as they are missing or led through a link. Call it before a
 * command, and what it returns after it: what the command made there is taken away, and the link is put back.
 */
function keepAsWas(folder, paths) {
    const before = paths.map((path) => ({ path, link: firstLink(folder, path) }));
    return () => {
        for (const { path, link } of before) {
            const now = firstLink(folder, path);
            if (link !== undefined && now?.at === link.at && now.text === link.text)
                continue;
            // Never through a link: it is the link that is taken away.
            (0,remove_folder/* removeFolderNow */.D)(link?.at ?? now?.at ?? (0,external_node_path_.join)(folder, path));
            if (link !== undefined)
                (0,external_node_fs_.symlinkSync)(link.text, link.at);
        }
    };
}
/** The first link on the way from a folder to a path below it. */
function firstLink(folder, path) {
    let at = folder;
    for (const name of path.split('/')) {
        at = (0,external_node_path_.join)(at, name);
        const stat = statIn(at);
        if (stat === undefined)
            return undefined;
        if (stat.isSymbolicLink())
            return { at, text: (0,external_node_fs_.readlinkSync)(at) };
    }
    return undefined;
}
/** Also where the command has closed the folder. */
function statIn(path) {
    const stat = () => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    try {
        return stat();
    }
    catch {
        (0,let_owner_in/* letOwnerIn */.y)((0,external_node_path_.dirname)(path));
        return stat();
    }
}

// EXTERNAL MODULE: ./lib/sandbox/links-below.js
var links_below = __webpack_require__(4250);
;// CONCATENATED MODULE: ./lib/sandbox/links-out.js




/** The sandbox makes these itself, and nothing is put there. */
const OWN = ['/proc', '/sys', '/dev', '/run', '/var/run', '/var/tmp'];
/** Where the links of a workspace lead that is not below it, as far as something is there. */
function linksOut(workspace) {
    const paths = new Set(((0,links_below/* linksBelow */.H)(workspace) ?? []).flatMap(leadsTo));
    const outside = [...paths].filter((path) => ![workspace, ...OWN].some((folder) => (0,sandbox_paths/* isWithin */.U)(path, folder)));
    return outside.flatMap(placeAt);
}
/**
 * Something empty in the place of what is out of sight: programs that look at every file of a workspace stop at a link
 * that leads nowhere.
 */
function standInsFor(places, mounts, { emptyFile, emptyFolder }) {
    const taken = [...mounts.map(({ target }) => target), ...places.map(({ path }) => path)];
    return places
        .filter(({ path }) => !isSeen(path, mounts) && !taken.some((target) => (0,sandbox_paths/* isBelow */.Y)(target, path)))
        .map(({ path, isFolder }) => ({ kind: 'read', source: isFolder ? emptyFolder : emptyFile, target: path }));
}
function isSeen(path, mounts) {
    const around = mounts.findLast(({ target }) => (0,sandbox_paths/* isWithin */.U)(path, target));
    return around !== undefined && (around.kind !== 'write' || around.target === path);
}
function leadsTo(link) {
    try {
        return [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_.readlinkSync)(link))];
    }
    catch {
        return [];
    }
}
function placeAt(path) {
    try {
        const stat = (0,external_node_fs_.statSync)(path);
        return stat.isFile() || stat.isDirectory() ? [{ path, isFolder: stat.isDirectory() }] : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/read-note.js

/** What the sandbox noted besides the exit code. The command can write there too: at worst it makes itself fail. */
function withNote(result, path, request) {
    const [word, count] = (read(path) ?? '').trim().split(' ');
    switch (word) {
        case 'left':
            return { ...result, strays: Number(count) || 0 };
        case 'not-found':
            return { ...result, ending: 'not-started', exitCode: null, startError: `${request.argv[0]}: not found` };
        case 'no-folder':
            return { ...result, ending: 'not-started', exitCode: null, startError: noFolder(request.cwd) };
        case 'begun':
            return result;
        default:
            // Killed before it began, or never set up.
            if (result.ending !== 'exited' || result.exitCode === 0)
                return result;
            return {
                ...result,
                ending: 'not-started',
                exitCode: null,
                startError: `${NOT_SET_UP}: ${whyNot(result.output)}`,
            };
    }
}
const NOT_SET_UP = 'the sandbox could not be set up';
/** Nothing of the command has run. */
function isNotSetUp({ startError }) {
    return startError?.startsWith(NOT_SET_UP) === true;
}
/** Which mount and why; where to look for more is of no use to anybody who was not there. */
function whyNot(output) {
    const lines = output.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '' && !/^dmesg\(1\)/.test(line)).join(' ');
}
function noFolder(cwd) {
    return `the working directory ${cwd} does not exist`;
}
/** Undefined in the usual case, without a note. A link or a pipe that the command put there is not followed. */
function read(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            return undefined;
        const bytes = Buffer.alloc(40);
        return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(file, bytes));
    }
    catch {
        return undefined;
    }
    finally {
        if (file !== undefined) {
            (0,external_node_fs_.closeSync)(file);
            (0,external_node_fs_.rmSync)(path, { force: true });
        }
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/credential-files.js
/**
 * Where tools keep keys inside folders of theirs that are shown. Each is out of sight, as a file or as a whole folder. Below the
 * home folder; a variable that names the folder elsewhere means the same parts there. Sources: each tool's own manual.
 */
const CREDENTIALS_AT_HOME = [
    // uv auth login (docs.astral.sh/uv/concepts/authentication)
    '.local/share/uv/credentials',
    // rye.astral.sh/guide/publish
    '.rye/credentials',
    '.rye/config.toml',
    // mix hex.user auth (hexdocs.pm/hex)
    '.hex/hex.config',
    // dart.dev/tools/pub/cmd/pub-token
    '.pub-cache/credentials.json',
    // opam-publish keeps GitHub tokens (github.com/ocaml-opam/opam-publish)
    '.opam/plugins/opam-publish',
    // guides.rubygems.org/api-key-scopes
    '.gem/credentials',
    '.local/share/gem/credentials',
    // maven.apache.org/settings.html
    '.m2/settings.xml',
    '.m2/settings-security.xml',
    // docs.gradle.org/current/userguide/build_environment.html
    '.gradle/gradle.properties',
    // doc.rust-lang.org/cargo/reference/config.html#credentials
    '.cargo/credentials',
    '.cargo/credentials.toml',
    // learn.microsoft.com/nuget/reference/nuget-config-file
    '.nuget/NuGet/NuGet.Config',
    '.dotnet/corefx/cryptography',
    // getcomposer.org/doc/articles/authentication-for-private-packages.md
    '.composer/auth.json',
    '.config/composer/auth.json',
    // mise.jdx.dev/configuration/settings.html
    '.local/share/mise/credentials',
    '.sdkman/etc/config',
];
/** The same, below the folder that a variable names. */
const CREDENTIALS_BELOW = {
    GEM_HOME: ['credentials'],
    M2_HOME: ['conf/settings.xml', 'settings.xml', 'settings-security.xml'],
    MAVEN_HOME: ['conf/settings.xml', 'settings.xml', 'settings-security.xml'],
    GRADLE_HOME: ['gradle.properties'],
    GRADLE_USER_HOME: ['gradle.properties'],
    CARGO_HOME: ['credentials', 'credentials.toml'],
    COMPOSER_HOME: ['auth.json'],
    POETRY_HOME: ['auth.toml'],
    NUGET_PACKAGES: ['NuGet.Config'],
    CONDA_PREFIX: ['.condarc'],
    BUN_INSTALL: ['.npmrc', 'bunfig.toml'],
    PNPM_HOME: ['rc', 'auth.ini'],
};

;// CONCATENATED MODULE: ./lib/sandbox/view.js










/**
 * What isolated commands see, parents before what lies in them: the system and its tools read-only, the workspace, and
 * a home and a /tmp of the run's own. A list of what is shown, not of what is hidden: whatever is new stays out of sight.
 */
function viewOf(parts) {
    const { environment, workspace, scratch } = parts;
    const { home: ownHome, temp } = foldersOf(scratch);
    const home = homeOf(parts);
    const own = [
        { kind: 'write', source: temp, target: '/tmp' },
        { kind: 'write', source: workspace, target: workspace },
        ...(home === undefined ? [] : [{ kind: 'write', source: ownHome, target: home }]),
    ];
    const view = new Map(own.map((mount) => [mount.target, mount]));
    const kept = privatePlaces(parts);
    const tools = [...namedPlaces(environment), ...(home === undefined ? [] : HOME_PLACES.map((at) => (0,external_node_path_.join)(home, at)))];
    for (const mount of [...SYSTEM_PLACES, ...tools].flatMap((place) => shown(place, kept)))
        if (!view_isSeen(view, mount.target) && !(0,sandbox_paths/* isWithin */.U)(mount.target, workspace))
            view.set(mount.target, mount);
    for (const mount of cacheLayers({ environment, scratch, home, kept }))
        if (!(0,sandbox_paths/* isWithin */.U)(mount.target, workspace))
            view.set(mount.target, mount);
    for (const mount of [...gitMounts(workspace, kept), ...covered(scratch)])
        view.set(mount.target, mount);
    return inOrder([...view.values()]);
}
/** A place, read-only, as far as it is there and nothing private lies in it. */
function shown(place, kept) {
    const stat = statOf(place);
    if (stat === undefined || kept.includes(place))
        return [];
    if (stat.isSymbolicLink() && SYSTEM_PLACES.includes(place))
        return [{ kind: 'link', source: (0,external_node_fs_.readlinkSync)(place), target: place }];
    const source = realPath(place);
    if (source === undefined || kept.includes(source))
        return [];
    if (![place, source].some((path) => kept.some((one) => (0,sandbox_paths/* isBelow */.Y)(one, path))))
        return [...new Set([place, source])].map((target) => ({ kind: 'read', source, target }));
    return stat.isDirectory() ? namesOf(place).flatMap((name) => shown((0,external_node_path_.join)(place, name), kept)) : [];
}
/** Not shown, nor anything that it lies in as a whole. */
function privatePlaces({ environment, workspace, scratch }) {
    const runnerWorkspace = environment['RUNNER_WORKSPACE'];
    // Of a runner that somebody set up: its folder of checkouts, and the folder with its own registration.
    const runner = runnerWorkspace ? [(0,external_node_path_.dirname)(runnerWorkspace), (0,external_node_path_.dirname)((0,external_node_path_.dirname)(runnerWorkspace))] : [];
    const named = [environment['HOME'], environment['RUNNER_TEMP'], environment['TMPDIR'], ...runner, workspace, scratch];
    const credentials = credentialFiles(environment);
    const all = ['/', '/home', '/root', '/tmp', '/run', '/var/run', '/proc', '/sys', '/dev', ...named, ...credentials];
    return [...new Set(all.flatMap((path) => (path ? [path, realPath(path) ?? path] : [])))];
}
/** As far as they are there: what is not shown makes folders be shown in parts. */
function credentialFiles(environment) {
    const home = environment['HOME'];
    const below = Object.entries(CREDENTIALS_BELOW).flatMap(([name, parts]) => (environment[name] ?? '')
        .split(':')
        .flatMap((folder) => (folder === '' ? [] : parts.map((part) => (0,external_node_path_.join)(folder, part)))));
    const atHome = home === undefined ? [] : CREDENTIALS_AT_HOME.map((part) => (0,external_node_path_.join)(home, part));
    return [...atHome, ...below].filter((path) => path.startsWith('/') && statOf(path) !== undefined);
}
/** The home folder as commands know it, unless it is the workspace, or around everything. */
function homeOf({ environment, workspace }) {
    const home = environment['HOME'];
    if (!home?.startsWith('/') || home === '/' || (0,sandbox_paths/* isWithin */.U)(home, workspace))
        return undefined;
    return SYSTEM_PLACES.some((place) => (0,sandbox_paths/* isWithin */.U)(place, home)) ? undefined : (0,external_node_path_.resolve)(home);
}
/** Folders of tools that the environment names. Of the search path outside of homes also what belongs to a `bin` beside it. */
function namedPlaces(environment) {
    const named = Object.entries(environment).flatMap(([name, value]) => {
        if (!(0,sandbox_environment/* isToolVariable */.j0)(name))
            return [];
        const places = (value ?? '').split(':');
        const parts = SHOWN_PARTS[name];
        return parts === undefined ? places : places.flatMap((place) => parts.map((part) => (0,external_node_path_.join)(place, part)));
    });
    const searched = (environment['PATH'] ?? '').split(':');
    const homes = ['/home', '/root', environment['HOME'] ?? '/home'];
    const around = searched.filter((path) => /\/(s?bin|shims)$/.test(path) && !homes.some((one) => (0,sandbox_paths/* isWithin */.U)(path, one)));
    const all = [...named, ...searched, ...around.flatMap((path) => AROUND_BIN.map((part) => (0,external_node_path_.join)((0,external_node_path_.dirname)(path), part)))];
    return [...new Set(all.filter((path) => path.startsWith('/')).map((path) => (0,external_node_path_.resolve)(path)))];
}
/** The git data of a workspace, wherever it lies. */
function gitMounts(workspace, kept) {
    const git = (0,external_node_path_.join)(workspace, '.git');
    const stat = statOf(git);
    if (stat === undefined || stat.isSymbolicLink())
        return [];
    const here = { kind: 'read', source: git, target: git };
    if (stat.isDirectory())
        return [here];
    // A linked work tree: its own data, and the data of the repository that it belongs to.
    const own = /^gitdir: (.+)$/m.exec((0,external_node_fs_.readFileSync)(git, 'utf8'))?.[1];
    if (own === undefined)
        return [here];
    const folder = (0,external_node_path_.resolve)(workspace, own);
    const common = (0,external_node_path_.join)(folder, 'commondir');
    const places = [folder, ...((0,external_node_fs_.existsSync)(common) ? [(0,external_node_path_.resolve)(folder, (0,external_node_fs_.readFileSync)(common, 'utf8').trim())] : [])];
    return [here, ...places.flatMap((place) => shown(place, kept))];
}
/** Is it seen by what is shown already? */
function view_isSeen(view, path) {
    for (let at = path; at !== '/'; at = (0,external_node_path_.dirname)(at)) {
        const mount = view.get(at);
        if (mount !== undefined)
            return mount.kind === 'read' || at === path;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/sandbox/request-view.js





/** The view of a run with what one request wants of it. */
function requestView(view, wanted) {
    const { workspace, standIn, readOnly = [], show = [], kept } = wanted;
    const outside = standIn ?? workspace;
    const base = standIn === undefined
        ? view
        : view.flatMap((mount) => {
            if ((0,sandbox_paths/* isBelow */.Y)(mount.target, workspace))
                return [];
            return [mount.target === workspace ? { ...mount, source: standIn } : mount];
        });
    const protectedPaths = [(0,external_node_path_.join)(workspace, '.git'), ...readOnly.filter((path) => (0,sandbox_paths/* isBelow */.Y)(path, workspace))];
    const held = protectedPaths.map((path) => ofTheWorkspace(hold((0,external_node_path_.relative)(workspace, path), { outside, workspace }), workspace));
    const added = [
        ...held.flatMap(({ mounts }) => mounts),
        ...show.flatMap((path) => shown(path, kept)).filter(({ target }) => !(0,sandbox_paths/* isWithin */.U)(target, workspace)),
    ];
    const all = new Map(base.map((mount) => [mount.target, mount]));
    for (const mount of added)
        if (mount.kind === 'read' || !all.has(mount.target))
            all.set(mount.target, mount);
    return { mounts: inOrder([...all.values()]), unmountable: held.flatMap(({ unmountable }) => unmountable) };
}
/** A stand-in that has a place for it is shown the git data of the workspace. */
function ofTheWorkspace(view, workspace) {
    const git = (0,external_node_path_.join)(workspace, '.git');
    const isThere = (0,external_node_fs_.lstatSync)(git, { throwIfNoEntry: false }) !== undefined;
    const mounts = view.mounts.map((mount) => (mount.target === git && isThere ? { ...mount, source: git } : mount));
    return { ...view, mounts };
}
/**
 * Read-only, and in its place: what a folder is mounted on cannot be renamed, the folders around it can, so that each
 * of them is mounted on itself.
 */
function hold(path, { outside, workspace }) {
    const parts = path.split('/');
    const steps = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    for (const step of steps) {
        const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(outside, step), { throwIfNoEntry: false });
        if (stat === undefined || stat.isSymbolicLink())
            return { mounts: [], unmountable: [path] };
    }
    const mounts = steps.map((step) => ({
        kind: step === path ? 'read' : 'write',
        source: (0,external_node_path_.join)(outside, step),
        target: (0,external_node_path_.join)(workspace, step),
    }));
    return { mounts, unmountable: [] };
}
/** Where a folder of the request is outside. */
function outsideOf(cwd, { workspace, standIn }) {
    return standIn !== undefined && (0,sandbox_paths/* isWithin */.U)(cwd, workspace) ? (0,external_node_path_.join)(standIn, (0,external_node_path_.relative)(workspace, cwd)) : cwd;
}

;// CONCATENATED MODULE: ./lib/sandbox/root-folder.js




const DEVICE_LINKS = {
    'dev/fd': '/proc/self/fd',
    'dev/stdin': '/proc/self/fd/0',
    'dev/stdout': '/proc/self/fd/1',
    'dev/stderr': '/proc/self/fd/2',
    'dev/ptmx': 'pts/ptmx',
    'var/run': '/run',
    'var/tmp': '/tmp',
};
/** Makes what a view is mounted on: a root folder that no command can write to. */
function makeRoot(root, mounts) {
    for (const folder of ['proc', 'dev/shm', 'dev/pts', 'run', 'tmp'])
        makePlace(root, folder, 'folder');
    for (const name of DEVICES)
        makePlace(root, `dev/${name}`, 'file');
    for (const [path, text] of Object.entries(DEVICE_LINKS))
        makeLink(root, path, text);
    for (const { kind, source, target } of mounts) {
        if (aroundOf(target, mounts) !== undefined)
            continue;
        if (kind === 'link')
            makeLink(root, target, source);
        else
            makePlace(root, target, kindOf(source));
    }
}
/**
 * Makes the mount points that lie in folders to which commands can write, anew where a command put something else: a
 * link there would lead the mount, and us, away. `mayRemove`: nothing runs that could change what is looked at.
 */
function makeMountPoints(mounts, folders, mayRemove) {
    for (const { kind, source, target } of mounts) {
        const around = aroundOf(target, mounts);
        if (around === undefined || kind === 'link' || !folders.includes(around.source))
            continue;
        makePlace(around.source, target.slice(around.target.length + 1), kindOf(source), mayRemove);
    }
}
/** The mount that a mount point lies in. */
function aroundOf(target, mounts) {
    return mounts.findLast((mount) => (0,sandbox_paths/* isBelow */.Y)(target, mount.target));
}
function kindOf(source) {
    return (0,external_node_fs_.statSync)(source).isDirectory() ? 'folder' : 'file';
}
function makePlace(root, path, kind, mayRemove = true) {
    const names = path.split('/').filter(Boolean);
    let at = root;
    for (const [index, name] of names.entries()) {
        at = (0,external_node_path_.join)(at, name);
        const wanted = index < names.length - 1 ? 'folder' : kind;
        const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
        if (wanted === 'folder' ? stat?.isDirectory() : stat?.isFile())
            continue;
        // Without its place the view cannot be mounted, and the command is not started.
        if (stat !== undefined && !mayRemove)
            return;
        if (stat !== undefined)
            (0,external_node_fs_.rmSync)(at, { recursive: true });
        if (wanted === 'folder')
            (0,external_node_fs_.mkdirSync)(at);
        else
            (0,external_node_fs_.writeFileSync)(at, '', { flag: 'wx' });
    }
}
function makeLink(root, path, text) {
    const at = (0,external_node_path_.join)(root, path);
    if ((0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false }) !== undefined)
        return;
    makePlace(root, (0,external_node_path_.dirname)(path), 'folder');
    (0,external_node_fs_.symlinkSync)(text, at);
}

// EXTERNAL MODULE: ./lib/sandbox/run-process.js
var run_process = __webpack_require__(8254);
;// CONCATENATED MODULE: ./lib/sandbox/turns.js
/** Whose turn it is: whatever may change something begins while nothing else that may is running, and no reader begins beside it. */
class Turns {
    #running = [];
    #waiting = [];
    /** Runs `act` when nothing runs that it may not run beside, in the order in which it was asked for. */
    async take(turn, act) {
        await new Promise((begin) => {
            this.#waiting.push({ turn, begin });
            this.#next();
        });
        try {
            return await act();
        }
        finally {
            this.#running.splice(this.#running.indexOf(turn), 1);
            this.#next();
        }
    }
    #next() {
        // Hooks come first: what they wait for could be waiting for them.
        const order = [
            ...this.#waiting.filter(({ turn }) => turn === 'hook'),
            ...this.#waiting.filter(({ turn }) => turn !== 'hook'),
        ];
        for (const one of order) {
            if (!this.#mayBegin(one.turn)) {
                if (one.turn === 'hook')
                    continue;
                return;
            }
            this.#waiting.splice(this.#waiting.indexOf(one), 1);
            this.#running.push(one.turn);
            one.begin();
        }
    }
    #mayBegin(turn) {
        const others = this.#running.filter((other) => other !== 'reader');
        return turn === 'alone' ? this.#running.length === 0 : others.length === 0;
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/isolated.js





















const NOTES = '/run/greengate/notes';
/** Shows steered processes the workspace and the tools, and nothing else of the machine. Our own git runs as before. */
function createIsolatedSandbox(parts) {
    const { environment, workspace, scratch, way, outlets, variables, turns = new Turns(), rebuilds = 2, start, plain, } = parts;
    closeInherited();
    const folders = foldersOf(scratch);
    let view = viewOf(parts);
    const kept = privatePlaces(parts);
    const noteMount = { kind: 'write', source: folders.notes, target: NOTES };
    const open = { ...environment, TMPDIR: '/tmp' };
    let linked;
    /** What is there may change while it is mounted; then it is looked at again. */
    const runInside = async (request, own) => {
        for (let tries = 1;; tries += 1) {
            const result = await runOnce(request, own);
            if (!isNotSetUp(result) || tries > rebuilds)
                return result;
            lookAgain();
            view = viewOf(parts);
        }
    };
    const runFresh = async (request) => {
        const own = await freshFolders(folders);
        return runInside(request, own).finally(own.remove);
    };
    const runOnce = async (request, own) => {
        const standIn = request.standIn === undefined ? {} : { standIn: request.standIn };
        const outside = request.standIn ?? workspace;
        if (!(0,external_node_fs_.existsSync)(outsideOf(request.cwd, { workspace, ...standIn })))
            return { ...(0,run_process/* notRun */.n)('not-started'), startError: noFolder(request.cwd) };
        const ways = (await outlets?.(request.network ?? 'commands')) ?? [];
        const isProxied = ways.some(({ to }) => to === 'proxy');
        const { doors, hosts } = doorsOf(ways);
        const program = doors.length === 0 ? undefined : await forwarderProgram();
        const wanted = { ...request, workspace, kept, show: [...(request.show ?? []), ...(program ? [program] : [])] };
        const places = new Map([
            [folders.home, own.home],
            [folders.temp, own.temp],
        ]);
        const seen = view.map((mount) => ({ ...mount, source: places.get(mount.source) ?? mount.source }));
        const isReader = request.turn === 'reader';
        const layered = placeLayers(seen, { canLayer: way.layers === true, isReader, layers: own.layers });
        const { mounts, unmountable } = requestView(layered, wanted);
        const out = doors.map(({ socket, inside }) => ({ kind: 'write', source: socket, target: inside }));
        const names = hosts === '' ? [] : namesFile(hosts, folders);
        // Before the first command: later ones may have made links.
        linked ??= linksOut(workspace);
        const standIns = standInsFor(linked, mounts, folders);
        const all = inOrder([...mounts, ...standIns, ...out, ...names]);
        // Beside a reader a hook may be running; beside all others nobody who could put a link there is.
        makeMountPoints(all, [own.home, own.temp], request.turn !== 'reader');
        const seenMounts = inOrder([...(isReader ? all.map(readOnly(doors)) : all), noteMount]);
        const name = (0,external_node_crypto_.randomBytes)(8).toString('hex');
        const command = program === undefined ? request.argv : behindForwarder(request.argv, doors, program);
        const note = (0,external_node_path_.join)(folders.notes, name);
        const started = way.start({
            argv: behindInit(command, request.cwd, { path: (0,external_node_path_.join)(NOTES, name), counts: doors.length === 0 }),
            env: {
                ...(0,sandbox_environment/* childEnvironment */.Qc)(open, 'steered', { ...(isProxied ? {} : sandbox_environment/* OFFLINE */.GS), ...variables?.given(), ...request.env }),
                // Where nothing else can be written.
                ...(isReader ? { TMPDIR: '/dev/shm' } : {}),
                ...(isProxied ? PROXY_VARIABLES : {}),
            },
            mounts: seenMounts,
            note,
        });
        const putBack = keepAsWas(outside, unmountable);
        // Nothing of it outlives the sandbox, so that nothing has to be looked for outside.
        const run = way.run ?? start;
        const result = await run({ ...request, argv: started.argv, cwd: '/', trust: 'harness' }, started.env);
        (0,let_owner_in/* letOwnerInto */.P)(outside);
        putBack();
        if (request.network === 'setup')
            await keepAsPristine(folders);
        const noted = withNote(result, note, request);
        if (noted.ending !== 'exited' || noted.exitCode === 0)
            return noted;
        const { output } = noted;
        const withheld = variables?.withheld() ?? [];
        const hints = [...(0,isolation_hints/* isolationHints */.l)({ output, isProxied }), ...(0,isolation_hints/* variableHints */.$)(output, withheld)];
        return { ...noted, withheld, ...(hints.length === 0 ? {} : { hints }) };
    };
    return {
        isolation: way.name,
        run: async (request) => {
            if (request.trust === 'harness')
                return plain.run(request);
            if (request.signal?.aborted === true)
                return (0,run_process/* notRun */.n)('cancelled');
            return turns.take(request.turn ?? 'alone', async () => {
                if (request.signal?.aborted === true)
                    return (0,run_process/* notRun */.n)('cancelled');
                return request.fresh === true ? runFresh(request) : runInside(request, folders);
            });
        },
    };
}
/** The machine's list of names with those of services, in its place. */
function namesFile(hosts, { folder }) {
    const target = '/etc/hosts';
    if (!(0,external_node_fs_.existsSync)(target))
        return [];
    const text = `${hosts}${(0,external_node_fs_.readFileSync)(target, 'utf8')}`;
    const source = (0,external_node_path_.join)(folder, `hosts-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`);
    if (!(0,external_node_fs_.existsSync)(source))
        (0,external_node_fs_.writeFileSync)(source, text, { mode: 0o644 });
    return [{ kind: 'read', source, target }];
}
/** For readers; sockets are written to all the same. */
function readOnly(doors) {
    const sockets = new Set(doors.map(({ inside }) => inside));
    return (mount) => (mount.kind === 'write' && !sockets.has(mount.target) ? { ...mount, kind: 'read' } : mount);
}

// EXTERNAL MODULE: ./lib/sandbox/output-pipes.js
var output_pipes = __webpack_require__(865);
// EXTERNAL MODULE: ./lib/sandbox/plain.js + 2 modules
var sandbox_plain = __webpack_require__(1850);
;// CONCATENATED MODULE: ./lib/sandbox/try-out.js




/** Tries a way with a command that looks for what is promised. Undefined when all of it holds, else what does not. */
async function tryOut(parts) {
    const { scratch } = parts;
    const folders = foldersOf(scratch);
    // Outside of all that is shown.
    const secret = (0,external_node_path_.join)(scratch, 'sandbox', 'out-of-sight');
    const workspace = (0,external_node_path_.join)(scratch, 'sandbox', 'trial');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(workspace, '.git'), { recursive: true });
    (0,external_node_fs_.writeFileSync)(secret, '');
    const ours = try_out_NAMESPACES.map((name) => (0,external_node_fs_.readlinkSync)(`/proc/self/ns/${name}`)).join(' ');
    const sandbox = createIsolatedSandbox({ ...parts, workspace, rebuilds: 0 });
    const argv = ['/bin/sh', '-c', try_out_SCRIPT, 'sh', secret, folders.folder, ours];
    const result = await sandbox.run({ argv, cwd: workspace, trust: 'steered', timeoutMs: 10_000 });
    (0,external_node_fs_.rmSync)(workspace, { recursive: true, force: true });
    (0,external_node_fs_.rmSync)(secret, { force: true });
    (0,external_node_fs_.rmSync)(folders.layers, { recursive: true, force: true });
    for (const folder of [folders.home, folders.temp])
        for (const name of (0,external_node_fs_.readdirSync)(folder))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    if (result.ending === 'exited' && result.exitCode === 0)
        return undefined;
    const said = (result.startError ?? result.output).trim().split('\n').slice(-2).join(' ');
    return said || `ended with ${result.exitCode ?? result.signal ?? result.ending}`;
}
const try_out_NAMESPACES = ['mnt', 'pid', 'net', 'ipc', 'uts'];
// Mostly what the shell does itself: each program would cost the run another millisecond.
const try_out_SCRIPT = `
secret=$1; folder=$2; ours=$3
fail() { echo "$1"; exit 1; }
for namespace in $(cd /proc/self/ns && readlink ${try_out_NAMESPACES.join(' ')}); do
  case " $ours " in *" $namespace "*) fail "the \${namespace%%:*} namespace is not its own" ;; esac
done
[ ! -e "$secret" ] || fail 'files outside are seen'
[ ! -e "$folder/root" ] || fail 'the folder of the run is seen'
{ echo >here; } 2>/dev/null || fail 'the workspace cannot be written'
{ echo >.git/here; } 2>/dev/null && fail '.git can be written'
{ echo >/usr/here; } 2>/dev/null && fail '/usr can be written'
{ echo >/tmp/here; } 2>/dev/null || fail '/tmp cannot be written'
set -- /proc/[0-9]*
[ $# -lt 8 ] || fail 'processes outside are seen'
while read -r name value; do
  case $name in
    NoNewPrivs:) [ "$value" = 1 ] || fail 'privileges can be gained' ;;
    CapEff:|CapPrm:|CapBnd:) [ "$((0x$value))" = 0 ] || fail 'privileges are left' ;;
  esac
done </proc/self/status
exit 0
`;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./lib/sandbox/job-shell.js








/**
 * A shell that starts what it is told: with sudo each start would cost more than all the rest, and in any case less is
 * to be copied of it than of us. It takes orders from our pipe alone, and when that closes, as it does when we are
 * killed, ends all that it has started and itself.
 */
class JobShell {
    #folder;
    #pipes;
    #shell;
    #jobs = new Map();
    #over;
    constructor({ by, folder, pipes }) {
        this.#folder = folder;
        this.#pipes = pipes;
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        const [program, ...args] = [
            ...by,
            '/usr/bin/env',
            '-i',
            `PATH=${system_program/* SYSTEM_PATH */.sg}`,
            '/bin/sh',
            '-c',
            LOOP,
            'sh',
            folder,
        ];
        const options = { cwd: '/', env: { PATH: system_program/* SYSTEM_PATH */.sg }, detached: true };
        this.#shell = (0,external_node_child_process_.spawn)(program ?? '', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
        this.#listen();
    }
    /** Runs a process in exactly the given environment. */
    async run(request, environment) {
        const out = await this.#pipes.take();
        const err = request.wholeStdout ? await this.#pipes.take() : undefined;
        return (0,run_process/* runProcess */.R)(request, () => this.#start(request, environment, { out, err }));
    }
    #start({ argv, input }, environment, { out, err }) {
        const id = (0,external_node_crypto_.randomBytes)(8).toString('hex');
        if (out === undefined)
            return Promise.resolve('no pipe could be made for its output');
        const close = () => [out, ...(err ? [err] : [])].forEach(({ writeEnd }) => (0,external_node_fs_.closeSync)(writeEnd));
        if (this.#over !== undefined) {
            close();
            return Promise.resolve(this.#over);
        }
        if (input !== undefined)
            (0,external_node_fs_.writeFileSync)(this.#path(id, 'input'), input, { mode: 0o600 });
        const from = input === undefined ? '/dev/null' : this.#path(id, 'input');
        const to = (pipe) => `/proc/${process.pid}/fd/${pipe.writeEnd}`;
        (0,external_node_fs_.writeFileSync)(this.#path(id, 'job'), [
            `read -r pid rest </proc/self/stat && echo "$pid" >${quoted(this.#path(id, 'pid'))}`,
            `exec 3>&1 <${quoted(from)} >${to(out)} 2>${err === undefined ? '&1' : to(err)}`,
            `echo begun ${id} >&3`,
            'exec 3>&-',
            ...Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}`),
            `exec ${argv.map(quoted).join(' ')}`,
            '',
        ].join('\n'), { mode: 0o600 });
        const stdout = reading(out);
        const stderr = err && reading(err);
        return new Promise((resolve) => {
            let isBegun = false;
            const exited = new Promise((settle) => {
                this.#jobs.set(id, {
                    id,
                    begun: (problem) => {
                        if (isBegun)
                            return;
                        isBegun = true;
                        close();
                        const send = () => void this.#shell.stdin.write(`stop ${id}\n`);
                        resolve(problem ?? { group: undefined, send, exited, stdout, stderr });
                    },
                    ended: (exitCode) => settle({ exitCode, signal: null }),
                });
            });
            this.#shell.stdin.write(`run ${id}\n`);
        });
    }
    #listen() {
        let said = '';
        this.#shell.stderr.on('data', (chunk) => (said = `${said}${chunk.toString('utf8')}`.slice(-500)));
        (0,external_node_readline_.createInterface)({ input: this.#shell.stdout }).on('line', (line) => {
            const [word, id = '', code] = line.split(' ');
            const job = this.#jobs.get(id);
            if (word === 'begun')
                job?.begun();
            if (word === 'ended')
                this.#end(job, Number(code));
        });
        const over = (why) => {
            this.#over ??= why;
            for (const job of this.#jobs.values())
                this.#end(job, null);
        };
        this.#shell.on('error', (error) => over(error.message));
        this.#shell.on('exit', () => over(said.trim() || 'the shell that starts commands has ended'));
        this.#shell.stdin.on('error', () => { });
        // It must not keep us from ending.
        this.#shell.unref();
        for (const stream of [this.#shell.stdin, this.#shell.stdout, this.#shell.stderr])
            if (stream instanceof external_node_net_.Socket)
                stream.unref();
    }
    #end(job, code) {
        if (job === undefined)
            return;
        this.#jobs.delete(job.id);
        for (const kind of ['job', 'pid', 'input'])
            (0,external_node_fs_.rmSync)(this.#path(job.id, kind), { force: true });
        job.begun(this.#over ?? 'its output could not be opened');
        job.ended(code);
    }
    #path(id, kind) {
        return (0,external_node_path_.join)(this.#folder, `${id}.${kind}`);
    }
}
// What is killed is the first process of the sandbox, the child of the one that made it: when that has been waited for,
// everything in the sandbox is gone.
const LOOP = `
stop() {
  read -r pid <"$1" || return
  read -r first rest <"/proc/$pid/task/$pid/children"
  kill -KILL "\${first:-$pid}"
}
while read -r verb id; do
  case $verb in
    run) { ( . "$1/$id.job" ); echo "ended $id $?"; } & ;;
    stop) stop "$1/$id.pid" 2>/dev/null ;;
  esac
done
kill -KILL 0
`;
function reading(pipe) {
    return new external_node_net_.Socket({ fd: pipe.readEnd, readable: true, writable: false });
}
function quoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./lib/sandbox/unshare.js







const unshare_NAMESPACES = ['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child'];
const DROP = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
/** By what util-linux brings: root sets up the view, be it only that of a namespace, and the command has nothing of it. */
function unshareWay({ folders, pipes, by }) {
    const programs = findPrograms(['unshare', 'setpriv', 'mount', 'chroot', 'sh', ...(by === 'sudo' ? ['sudo'] : [])]);
    if (typeof programs === 'string')
        return programs;
    const [unshare = '', setpriv = '', , chroot = '', , sudo] = programs;
    const tables = new TableFiles(folders);
    const isOwn = by === 'own';
    const uid = process.getuid?.() ?? 0;
    const gid = process.getgid?.() ?? 0;
    // Root of a namespace of one's own for the set-up; a second namespace gives the own number back to anybody but root.
    const back = [unshare, '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--keep-caps'];
    const user = isOwn ? ['--user', '--map-root-user'] : [];
    const become = isOwn ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    const drop = [setpriv, ...DROP, ...(uid === 0 ? [] : ['--ambient-caps=-all']), ...become];
    let shell;
    return {
        name: by === 'sudo' ? 'sudo-unshare' : 'unshare',
        layers: true,
        run: (request, environment) => {
            const parts = { by: sudo === undefined ? [] : [sudo, '-n', '--'], folder: (0,external_node_path_.join)(folders.folder, 'jobs'), pipes };
            shell ??= new JobShell(parts);
            return shell.run(request, environment);
        },
        start({ argv, env, mounts, note }) {
            const inside = [...(isOwn && uid !== 0 ? back : []), chroot, folders.root, ...drop, ...argv];
            const setup = setUp({ table: tables.fileFor(mounts), note, then: inside });
            return { argv: [unshare, ...user, ...unshare_NAMESPACES, ...setup], env };
        },
    };
}
/** In the order of the names, or which of them are missing. */
function findPrograms(names) {
    const found = names.map((name) => [name, (0,system_program/* systemProgram */.CA)(name)]);
    const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
    return missing.length > 0 ? `${missing.join(', ')} not installed` : found.flatMap(([, path]) => path ?? []);
}
/** Mounts, and the loopback device, which tests listen on. Without them the command is not started. */
function setUp({ table, note, then }) {
    return ['/bin/sh', '-c', unshare_SCRIPT, 'sh', table, note, ...then];
}
// The search path of commands may lead into the workspace: it counts only from where the command is inside.
const unshare_SCRIPT = `
table=$1; note=$2; theirs=$PATH
shift 2
PATH=/usr/sbin:/usr/bin:/sbin:/bin
{ mount --no-mtab --all --fstab "$table" && { ip link set lo up || ifconfig lo up || perl -e '${loopbackUp()}'; } } >&2 || {
  echo no-sandbox >"$note"
  exit 125
}
PATH=$theirs
exec "$@"
`;
/** The same by the system call, which has the same number everywhere. */
function loopbackUp() {
    return 'my $up = pack("a16s", "lo", 1); socket(S, 2, 2, 0) && ioctl(S, 0x8914, $up) or exit 1';
}
/** A file for each view: mostly there is only one. */
class TableFiles {
    #folders;
    #made = new Map();
    constructor(folders) {
        this.#folders = folders;
    }
    fileFor(mounts) {
        const key = JSON.stringify(mounts);
        const made = this.#made.get(key);
        if (made !== undefined)
            return made;
        const { root, folder } = this.#folders;
        makeRoot(root, mounts);
        const path = (0,external_node_path_.join)(folder, `mounts-${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 16)}`);
        (0,external_node_fs_.writeFileSync)(path, mountTable(root, mounts, mountedNow()));
        this.#made.set(key, path);
        return path;
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/choose-isolation.js











/**
 * Finds out how this machine can isolate commands, by trying it. Throws a UserError with `required` where there is no
 * way. Takes some ten milliseconds, so that it is begun before it is needed.
 */
async function chooseIsolation(parts) {
    const { mode, environment } = parts;
    const plain = (0,sandbox_plain.createPlainSandbox)(parts);
    if (mode === 'off') {
        return { isolation: 'plain', words: 'Not isolated, as sandbox: off says', sandboxFor: () => plain };
    }
    const folders = foldersOf(parts.scratch);
    makeFolders(folders);
    const pipes = new output_pipes/* OutputPipes */.p(environment['TMPDIR'] ?? '/tmp');
    const start = (0,sandbox_plain.processStarter)(pipes);
    const turns = new Turns();
    const failures = [];
    for (const { name, make } of (parts.ways ?? waysOf)({ folders, pipes })) {
        const made = make();
        const { way, failure } = typeof made === 'string' ? { failure: made } : await tried(made);
        if (way === undefined) {
            failures.push(`${name}: ${failure}`);
            continue;
        }
        const others = failures.length === 0 ? '' : ` (${failures.join('; ')})`;
        const sandboxFor = (workspace) => createIsolatedSandbox({ ...parts, workspace, way, start, plain, turns });
        return { isolation: way.name, words: `Isolated by ${name}${others}`, sandboxFor };
    }
    // Layers are more than a system may have: all the rest is worth having without them.
    async function tried(way) {
        const failure = await tryOut({ ...parts, way, start, plain });
        if (failure === undefined)
            return { way };
        if (way.layers !== true)
            return { failure };
        const plainer = { ...way, layers: false };
        return (await tryOut({ ...parts, way: plainer, start, plain })) === undefined ? { way: plainer } : { failure };
    }
    const why = `Commands cannot be isolated here (${failures.join('; ')}). ${WHAT_TO_DO}`;
    if (mode === 'required')
        throw new errors/* UserError */.y(`sandbox: required cannot be met. ${why}`);
    return { isolation: 'none', words: why, sandboxFor: () => refusing(plain, why) };
}
const WHAT_TO_DO = 'Use a runner with Linux on which one of them works (docs/isolation.md says what each needs), or accept commands ' +
    'without isolation by sandbox: off.';
function waysOf({ folders, pipes }) {
    if (process.platform !== 'linux')
        return [{ name: 'namespaces', make: () => `not on ${process.platform}` }];
    const unshare = (by) => () => unshareWay({ folders, pipes, by });
    const isRoot = process.getuid?.() === 0;
    return [
        { name: 'bwrap', make: () => bwrap({ nested: false }) },
        { name: 'bwrap without --disable-userns', make: () => bwrap({ nested: true }) },
        { name: 'unshare', make: unshare('own') },
        isRoot ? { name: 'unshare as root', make: unshare('root') } : { name: 'sudo unshare', make: unshare('sudo') },
    ];
}
function makeFolders(folders) {
    for (const path of [folders.folder, folders.home, folders.temp, folders.notes, folders.root, folders.emptyFolder])
        (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(folders.emptyFile, '');
    (0,external_node_fs_.chmodSync)(folders.root, 0o755);
    (0,external_node_fs_.chmodSync)(folders.temp, 0o1777);
}
function refusing(plain, why) {
    return {
        isolation: 'none',
        run: async (request) => request.trust === 'harness' ? plain.run(request) : { ...(0,run_process/* notRun */.n)('not-started'), startError: why },
    };
}


/***/ }),

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ linksBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const MOST_ENTRIES = 200_000;
/** The symbolic links at any depth below a directory, git's data left out; undefined where there is too much to look at. */
function linksBelow(directory) {
    const links = [];
    const waiting = [directory];
    let seen = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const entry of entriesOf(at)) {
            seen += 1;
            if (seen > MOST_ENTRIES)
                return undefined;
            if (entry.isSymbolicLink())
                links.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
            else if (entry.isDirectory() && entry.name !== '.git')
                waiting.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
        }
    }
    return links;
}
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ })

};
