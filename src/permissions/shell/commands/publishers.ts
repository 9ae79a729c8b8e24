import type { ShellWord } from '../syntax/words.js';
import { never, type Use } from './use.js';
import { PUBLISHES, UNKNOWN_VERB } from './verbs.js';

/** How a tool is told to publish, or to handle the credentials for it. */
interface Publisher {
  /** Its first operands, joined by blanks. */
  readonly verbs?: RegExp;
  /** Any one of its operands, for tools that take a list of tasks. */
  readonly tasks?: RegExp;
  /** It publishes whatever it is told, but for these options. */
  readonly always?: { readonly unless: RegExp };
}

const ALWAYS = { always: { unless: /^(--dry-run|--help|-h|--version|-V|--snapshot|--no-publish|--ci=false)$/ } };

/** Every tool that makes something public for others, as far as known. Adding one is a row. */
const PUBLISHERS: Readonly<Record<string, Publisher>> = {
  // Version control.
  git: {
    verbs:
      /^(push|send-pack|subtree push|lfs push|annex (push|sync|copy|testremote)|svn (dcommit|commit-diff)|p4 submit|flow \w+ publish|cvsexportcommit|secret|publish)$/,
  },
  'git-lfs': { verbs: /^push$/ },
  'git-annex': { verbs: /^(push|sync|copy)$/ },
  hg: { verbs: /^(push|email)$/ },
  svn: { verbs: /^(ci|commit|copy|cp|import|mkdir|delete|lock)$/ },
  jj: { verbs: /^git push$/ },
  ...only('bzr brz darcs fossil', /^(push|send|sync|ci|commit)$/),
  p4: { verbs: /^submit$/ },
  // Node.
  ...only('npm pnpm yarn bun deno jsr', /^(publish|unpublish|npm publish|stage publish)$/),
  deployctl: { verbs: /^deploy$/ },
  ...only('lerna changeset', /^(publish|version --push|tag --push)$/),
  ...only('vsce ovsx elm spago bower esy', /^(publish|register|unpublish|login)$/),
  ...Object.fromEntries(
    'np semantic-release release-it gh-pages surge goreleaser dune-release opam-publish dput dupload cpan-upload shipit'
      .split(' ')
      .map((name) => [name, ALWAYS]),
  ),
  'web-ext': { verbs: /^sign$/ },
  // Python.
  ...only('twine', /^(upload|register)$/),
  ...only('poetry pdm hatch flit maturin uv rye pipenv', /^(publish|upload|login|logout|token|self publish)$/),
  ...only('conda anaconda mamba', /^(upload|login|publish)$/),
  'setup.py': { tasks: /^(upload|register|upload_docs)$/ },
  mkdocs: { verbs: /^gh-deploy$/ },
  mike: { verbs: /^deploy$/ },
  ...only('hf huggingface-cli', /^(upload|login|upload-large-folder|repo create|auth login)$/),
  // Ruby, PHP, Perl, Lua.
  gem: { verbs: /^(push|yank|owner|signin|signout)$/ },
  rake: { tasks: /^(release|publish|gem:push|release:\w+)/ },
  ...only('dzil minil', /^release$/),
  luarocks: { verbs: /^upload$/ },
  // The JVM.
  ...tasks(
    'mvn mvnw mvnd',
    /^((.*maven-)?deploy(-plugin)?(:.*)?|site-deploy|.*release(-plugin)?(:[\d.]+)?:(perform|prepare|stage)|(.*central-publishing|.*nexus-staging)[\w-]*:.*|.*(jib|docker)[\w-]*:(build|push)|.*scm[\w-]*:checkin|.*gpg:sign-and-deploy-file)$/,
  ),
  ...tasks(
    'gradle gradlew',
    /^(.*:)?(publish(?!\w*ToMavenLocal$)\w*|upload\w+|bintrayUpload|jreleaser\w+|jib|release|(close|release)\w*Repository|dockerPush\w*)$/,
  ),
  ...tasks('sbt mill', /^("|;|\w[\w-]*\/|\+)*(publish(?!Local|M2)\w*|release|sonatype\w*|bintray\w*)\b/),
  lein: { verbs: /^(deploy|release)$/ },
  ant: { tasks: /^(deploy|publish|release|upload)/ },
  // .NET, Apple, Dart.
  dotnet: { verbs: /^(nuget (push|delete)|paket push)$/ },
  ...only('nuget', /^(push|delete|setapikey)$/i),
  paket: { verbs: /^push$/ },
  pod: { verbs: /^(trunk|repo push)$/ },
  swift: { verbs: /^package-registry (publish|login)$/ },
  fastlane: { tasks: /^(deliver|pilot|supply|release|deploy|beta|upload_\w+)$/ },
  xcrun: { verbs: /^(altool|notarytool)$/ },
  ...only('dart flutter', /^pub (publish|lish|token|login|logout)$/),
  pub: { verbs: /^(publish|lish|token)$/ },
  // Others that compile.
  cargo: { verbs: /^(publish|login|logout|owner|yank|release|smart-release|workspaces publish|ws publish)$/ },
  mix: { verbs: /^(hex\.(publish|user|organization|owner|retire|registry)|hex publish)$/ },
  rebar3: { verbs: /^hex (publish|user|cut|owner|retire|organization)$/ },
  gleam: { verbs: /^(publish|hex \w+)$/ },
  ...only('cabal stack', /^(upload|report)$/),
  opam: { verbs: /^publish$/ },
  nimble: { verbs: /^publish$/ },
  conan: { verbs: /^(upload|remote login|user)$/ },
  ...only('zig', /^publish$/),
  // Images, charts and packages of systems.
  ...tasks('docker podman nerdctl buildah', /^(push|login)$/),
  ...only('crane oras skopeo ko', /^(push|copy|cp|publish|apply|auth|login|attach)$/),
  helm: { verbs: /^(push|cm-push|registry login)$/ },
  cachix: { verbs: /^(push|authtoken|watch-exec|watch-store)$/ },
  ...only('snapcraft charmcraft rockcraft', /^(upload|push|release|login|register)$/),
  brew: { verbs: /^(bump-formula-pr|bump-cask-pr)$/ },
};

function only(names: string, verbs: RegExp): Readonly<Record<string, Publisher>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { verbs }]));
}

function tasks(names: string, pattern: RegExp): Readonly<Record<string, Publisher>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { tasks: pattern }]));
}

/** Why no rule opens this use of a program: it publishes, or whether it does is not known. */
export function publishing(program: string, args: readonly ShellWord[]): Use | undefined {
  const publisher = Object.hasOwn(PUBLISHERS, program) ? PUBLISHERS[program] : undefined;
  if (publisher === undefined) return undefined;
  const { always, verbs, tasks: each } = publisher;
  if (always !== undefined && !args.some(({ value = '' }) => always.unless.test(value))) return never(PUBLISHES);
  if (verbs !== undefined && phrasesOf(args).some((phrase) => verbs.test(phrase))) return never(PUBLISHES);
  if (each === undefined) return undefined;
  if (args.some(({ value = '' }) => each.test(value) || /^--push(=true)?$/.test(value))) return never(PUBLISHES);
  const hidden = args.find((word, at) => word.value === undefined && !isOption(word) && !isOption(args[at - 1]));
  return hidden === undefined ? undefined : never(UNKNOWN_VERB);
}

/** Words after a name that is not known, of which some may be a program that publishes. */
export function publishesSomewhere(words: readonly ShellWord[]): Use | undefined {
  for (const [at, { value }] of words.entries()) {
    const name = value?.replace(/^.*\//, '') ?? '';
    const found = Object.hasOwn(PUBLISHERS, name) && PUBLISHERS[name]?.verbs !== undefined;
    const use = found ? publishing(name, words.slice(at + 1)) : undefined;
    if (use !== undefined) return use;
  }
  return undefined;
}

function isOption(word: ShellWord | undefined): boolean {
  return word?.raw.replace(/^["']/, '').startsWith('-') === true;
}

/**
 * The first one, two and three operands, counted from each place where they may begin: the word after an option may be its
 * value.
 */
function phrasesOf(args: readonly ShellWord[]): string[] {
  const phrases: string[] = [];
  for (const [at, word] of args.entries()) {
    if (isOption(word)) continue;
    const operands = args.slice(at).filter((one) => !isOption(one));
    const [first = '', second = '', third = ''] = operands.slice(0, 3).map(({ value }) => value ?? '$');
    phrases.push(first, `${first} ${second}`, `${first} ${second} ${third}`);
    if (!isOption(args[at - 1])) break;
  }
  return phrases;
}
