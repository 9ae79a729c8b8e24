import { inShell, type Candidate, type Ecosystem, type Look, type Setup } from './look.js';

/** Ecosystems where a file tells all: the first row whose files are there and whose text is found gives the command. */
interface Row {
  readonly files: RegExp;
  readonly holds?: RegExp;
  /** Another file that must be there. */
  readonly beside?: RegExp;
  /** `{}` stands for the file that was found. */
  readonly command: string;
}

/** What an ecosystem needs before its tests, where the file that says so is there. */
interface SetupRow extends Row {
  readonly provides: readonly string[];
  readonly offline?: true;
}

function rows(name: string, marker: RegExp, list: readonly Row[], setups: readonly SetupRow[] = []): Ecosystem {
  return {
    name,
    marker,
    async detect(look) {
      const found: Candidate[] = [];
      for (const row of list) {
        const path = await matching(look, row);
        if (path !== undefined) found.push({ command: row.command.replace('{}', inShell(path)), why: path });
      }
      return found;
    },
    async setup(look): Promise<Setup | undefined> {
      for (const row of setups) {
        const path = await matching(look, row);
        if (path !== undefined)
          return {
            command: row.command.replace('{}', inShell(path)),
            why: path,
            provides: row.provides,
            ...(row.offline === true ? { offline: true } : {}),
          };
      }
      return undefined;
    },
  };
}

async function matching(look: Look, { files, holds, beside }: Row): Promise<string | undefined> {
  if (beside !== undefined && look.find(beside).length === 0) return undefined;
  const found = look.find(files);
  if (holds === undefined) return found[0];
  for (const path of found.slice(0, 40)) if (holds.test(await look.read(path))) return path;
  return undefined;
}

const SCRIPT = /^(?:tests?\/)?(?:run[-_]?)?(?:all[-_]?)?tests?\.sh$/;
const RAKE_TEST = /(?:Rake::TestTask|Minitest::TestTask|task :?test\b)/;

/** Marks no folder: these are looked for from the root only. */
const NOWHERE = /(?!)/;

export const ROWS: readonly Ecosystem[] = [
  rows('Rust', /^Cargo\.toml$/, [
    { files: /^Cargo\.toml$/, holds: /^\[workspace\]/m, command: 'cargo test --workspace' },
    { files: /^Cargo\.toml$/, holds: /^\[package\]/m, command: 'cargo test' },
  ]),
  rows(
    'JVM',
    /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.(?:sbt|sc|mill)|project\.clj|deps\.edn|build\.xml)$/,
    [
      { files: /^mvnw$/, command: './mvnw -B test' },
      { files: /^pom\.xml$/, command: 'mvn -B test' },
      { files: /^gradlew$/, command: './gradlew test' },
      { files: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: 'gradle test' },
      { files: /^build\.sbt$/, command: 'sbt test' },
      { files: /^project\.clj$/, command: 'lein test' },
      { files: /^deps\.edn$/, holds: /:test\s*\{[^]*:exec-fn/, command: 'clojure -X:test' },
      { files: /^deps\.edn$/, holds: /:test\b/, command: 'clojure -M:test' },
      { files: /^build\.(?:sc|mill)$/, command: 'mill __.test' },
      { files: /^build\.xml$/, holds: /<target[^>]*\bname="test"/, command: 'ant test' },
    ],
  ),
  rows(
    '.NET',
    /\.(?:sln|slnx|csproj|fsproj)$/,
    [
      { files: /\.slnx?$/, command: 'dotnet test' },
      { files: /\.(?:cs|fs|vb)proj$/, holds: /Microsoft\.NET\.Test\.Sdk|xunit|NUnit|MSTest/i, command: 'dotnet test' },
    ],
    [{ files: /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, command: 'dotnet restore', provides: [] }],
  ),
  rows(
    'Ruby',
    /^(?:Gemfile|Rakefile|.*\.gemspec)$/,
    [
      { files: /^bin\/rails$/, command: 'bin/rails test' },
      { files: /^Gemfile$/, holds: /rspec/, command: 'bundle exec rspec' },
      { files: /^spec\/.*_spec\.rb$/, command: 'rspec' },
      { files: /^Gemfile$/, holds: /cucumber/, beside: /^features\/.*\.feature$/, command: 'bundle exec cucumber' },
      { files: /^Rakefile$/, beside: /^Gemfile$/, holds: RAKE_TEST, command: 'bundle exec rake test' },
      { files: /^Rakefile$/, holds: RAKE_TEST, command: 'rake test' },
      {
        files: /^test\/.*test.*\.rb$/,
        command: `ruby -Ilib -Itest -e 'Dir["./test/**/*test*.rb"].each { |f| require f }'`,
      },
    ],
    [{ files: /^Gemfile$/, command: 'bundle install', provides: [] }],
  ),
  rows(
    'PHP',
    /^composer\.json$/,
    [
      { files: /^composer\.json$/, holds: /"scripts"\s*:\s*\{[^}]*"test"\s*:/, command: 'composer test' },
      { files: /^composer\.json$/, holds: /pestphp\/pest/, command: 'vendor/bin/pest' },
      { files: /^(?:phpunit\.xml(?:\.dist)?|composer\.json)$/, holds: /phpunit/, command: 'vendor/bin/phpunit' },
    ],
    [{ files: /^composer\.json$/, command: 'composer install', provides: ['vendor'] }],
  ),
  rows(
    'Perl',
    /^(?:Makefile|Build)\.PL$|^cpanfile$/,
    [
      { files: /^Build\.PL$/, command: 'perl Build.PL && ./Build test' },
      { files: /^Makefile\.PL$/, command: 'perl Makefile.PL && make test' },
      { files: /^t\/.*\.t$/, command: 'prove -lr t' },
    ],
    [
      { files: /^Build\.PL$/, command: 'perl Build.PL', provides: ['Build'], offline: true },
      { files: /^Makefile\.PL$/, command: 'perl Makefile.PL', provides: ['Makefile'], offline: true },
      { files: /^cpanfile$/, command: 'cpanm --installdeps .', provides: [] },
    ],
  ),
  rows(
    'Elixir and Erlang',
    /^(?:mix\.exs|rebar\.config)$/,
    [
      { files: /^mix\.exs$/, command: 'mix test' },
      { files: /^test\/.*_SUITE\.erl$/, beside: /^(?:test|src)\/.*_tests?\.erl$/, command: 'rebar3 do eunit, ct' },
      { files: /^test\/.*_SUITE\.erl$/, command: 'rebar3 ct' },
      { files: /^rebar\.config$/, command: 'rebar3 eunit' },
    ],
    [{ files: /^mix\.exs$/, holds: /\{:\w+,/, command: 'mix deps.get', provides: ['deps'] }],
  ),
  rows('Swift', /^Package\.swift$/, [{ files: /^Package\.swift$/, command: 'swift test' }]),
  rows(
    'Dart',
    /^pubspec\.yaml$/,
    [
      { files: /^pubspec\.yaml$/, holds: /flutter_test|sdk: flutter/, command: 'flutter test' },
      { files: /^test\/.*_test\.dart$/, command: 'dart test' },
    ],
    [
      {
        files: /^pubspec\.yaml$/,
        holds: /flutter_test|sdk: flutter/,
        command: 'flutter pub get',
        provides: ['.dart_tool'],
      },
      { files: /^pubspec\.yaml$/, command: 'dart pub get', provides: ['.dart_tool'] },
    ],
  ),
  rows('Haskell', /^(?:stack\.yaml|cabal\.project|.*\.cabal)$/, [
    { files: /^stack\.yaml$/, command: 'stack test' },
    { files: /\.cabal$/, holds: /^test-suite/m, command: 'cabal test' },
  ]),
  rows(
    'others',
    /^(?:build\.zig|dune-project|shard\.yml|Project\.toml|DESCRIPTION|.*\.nimble|.*\.rockspec|Chart\.yaml)$/,
    [
      { files: /^build\.zig$/, command: 'zig build test' },
      { files: /\.zig$/, holds: /^test (?:"|\{)/m, command: 'zig test {}' },
      { files: /^dune-project$/, command: 'dune test' },
      { files: /^shard\.yml$/, command: 'crystal spec' },
      { files: /^test\/runtests\.jl$/, command: `julia --project=. -e 'using Pkg; Pkg.test()'` },
      { files: /^DESCRIPTION$/, holds: /testthat/, command: `Rscript -e 'devtools::test()'` },
      { files: /\.nimble$/, command: 'nimble test' },
      { files: /^\.busted$|^spec\/.*_spec\.lua$/, command: 'busted' },
      { files: /^tests?\/.*\.lua$/, holds: /luaunit/, command: 'lua {}' },
      { files: /^tests\/.*_test\.ya?ml$/, beside: /^Chart\.yaml$/, command: 'helm unittest .' },
      { files: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/, command: 'bazel test //...' },
      { files: /\.tftest\.hcl$/, command: 'terraform test' },
      { files: /^molecule\/.*molecule\.yml$/, command: 'molecule test' },
    ],
    [
      {
        files: /^shard\.yml$/,
        holds: /^(?:development_)?dependencies:/m,
        command: 'shards install',
        provides: ['lib'],
      },
      { files: /^Project\.toml$/, command: `julia --project=. -e 'using Pkg; Pkg.instantiate()'`, provides: [] },
      { files: /\.tftest\.hcl$/, command: 'terraform init -backend=false', provides: ['.terraform'] },
    ],
  ),
  rows('shell', NOWHERE, [
    { files: /^test\/bats\/bin\/bats$/, command: 'test/bats/bin/bats test' },
    { files: /^test\/[^/]+\.bats$/, command: 'bats test' },
    { files: /^test\/.*\.bats$/, command: 'bats -r test' },
    { files: /^tests\/.*\.bats$/, command: 'bats -r tests' },
    { files: /^tests?\/.*\.sh$/, holds: /shunit2/, command: 'sh {}' },
  ]),
];

/** Asked only when nothing else is found: a script may test anything. */
export const LAST_RESORT: Ecosystem = rows('script', NOWHERE, [
  { files: SCRIPT, holds: /^#!.*\bbash\b/, command: 'bash {}' },
  { files: SCRIPT, holds: /./, command: 'sh {}' },
]);
