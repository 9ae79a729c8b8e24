import { ansible } from './ansible.js';
import { bazelBuild } from './bazel.js';
import { c } from './c/c.js';
import { clojureLanguage } from './clojure.js';
import { crystal } from './crystal.js';
import { dart } from './dart.js';
import { dotnet } from './dotnet/dotnet.js';
import type { Ecosystem } from './ecosystem.js';
import { elixir, erlang } from './elixir/elixir.js';
import { go } from './go/go.js';
import { haskell } from './haskell.js';
import { helmCharts } from './helm.js';
import { java } from './java/java.js';
import { kotlin } from './java/kotlin.js';
import { deno } from './javascript/deno.js';
import { javascript } from './javascript/javascript.js';
import { juliaLanguage } from './julia.js';
import { lua } from './lua.js';
import { nimLanguage } from './nim.js';
import { ocaml } from './ocaml.js';
import { perl } from './perl/perl.js';
import { php } from './php/php.js';
import { python } from './python/python.js';
import { r } from './r.js';
import { ruby } from './ruby/ruby.js';
import { rust } from './rust/rust.js';
import { scala } from './scala.js';
import { shell } from './shell/shell.js';
import { swift } from './swift/swift.js';
import { tcl } from './tcl.js';
import { terraformLanguage } from './terraform.js';
import { zigLanguage } from './zig.js';

/** Everybody who asks about languages asks this list. Where several are found, their commands run in its order. */
export const ECOSYSTEMS: readonly Ecosystem[] = [
  deno,
  javascript,
  python,
  go,
  rust,
  java,
  kotlin,
  scala,
  clojureLanguage,
  dotnet,
  ruby,
  php,
  perl,
  elixir,
  erlang,
  swift,
  dart,
  haskell,
  zigLanguage,
  ocaml,
  crystal,
  juliaLanguage,
  r,
  nimLanguage,
  lua,
  helmCharts,
  bazelBuild,
  terraformLanguage,
  ansible,
  tcl,
  shell,
  c,
];
