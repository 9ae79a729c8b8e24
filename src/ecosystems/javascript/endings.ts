/** Deno has the same files. */
export const JAVASCRIPT_ENDINGS = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte'];
