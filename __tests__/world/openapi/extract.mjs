// Makes github-subset.json from GitHub's published description of its REST API:
//   npm install --prefix <dir> @octokit/openapi@23.0.2
//   node __tests__/world/openapi/extract.mjs <dir>/node_modules/@octokit/openapi/generated/api.github.com.json
// Kept: the operations below, their parameters, request bodies and successful answers, and every schema these reach.
// Left out: descriptions, examples, error answers, and `required` in answers (the embedded server shows only what is read).
import { readFile, writeFile } from 'node:fs/promises';

const REPOSITORY = '/repos/{owner}/{repo}';
const OPERATIONS = [
  ['/user', 'get'],
  ['/users/{username}', 'get'],
  [REPOSITORY, 'get'],
  [`${REPOSITORY}/collaborators/{username}/permission`, 'get'],
  [`${REPOSITORY}/branches`, 'get'],
  [`${REPOSITORY}/branches/{branch}`, 'get'],
  [`${REPOSITORY}/git/ref/{ref}`, 'get'],
  [`${REPOSITORY}/git/matching-refs/{ref}`, 'get'],
  [`${REPOSITORY}/issues/{issue_number}`, 'get'],
  [`${REPOSITORY}/issues/{issue_number}/comments`, 'get', 'post'],
  [`${REPOSITORY}/issues/comments/{comment_id}`, 'get', 'patch'],
  [`${REPOSITORY}/issues/{issue_number}/labels`, 'get'],
  [`${REPOSITORY}/issues/{issue_number}/labels/{name}`, 'delete'],
  [`${REPOSITORY}/issues/{issue_number}/reactions`, 'post'],
  [`${REPOSITORY}/issues/comments/{comment_id}/reactions`, 'post'],
  [`${REPOSITORY}/pulls/comments/{comment_id}/reactions`, 'post'],
  [`${REPOSITORY}/pulls`, 'get', 'post'],
  [`${REPOSITORY}/pulls/{pull_number}`, 'get', 'patch'],
  [`${REPOSITORY}/pulls/{pull_number}/files`, 'get'],
  [`${REPOSITORY}/pulls/{pull_number}/reviews`, 'get'],
  [`${REPOSITORY}/pulls/{pull_number}/comments`, 'get'],
  [`${REPOSITORY}/check-runs`, 'post'],
  [`${REPOSITORY}/check-runs/{check_run_id}`, 'patch'],
  [`${REPOSITORY}/statuses/{sha}`, 'post'],
];

const NOISE = new Set([
  'description',
  'example',
  'examples',
  'externalDocs',
  'title',
  'x-github',
  'deprecated',
  'default',
  'format',
  'discriminator',
]);

const source = process.argv[2];
if (source === undefined) throw new Error('usage: node extract.mjs <api.github.com.json>');
const whole = JSON.parse(await readFile(source, 'utf8'));
const kept = { paths: {}, schemas: {}, answers: {} };

for (const [path, ...methods] of OPERATIONS) {
  kept.paths[path] = {};
  for (const method of methods) kept.paths[path][method] = operation(whole.paths[path][method]);
}

const text = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'GitHub REST API, the part that is used here', version: whole.info.version },
  paths: kept.paths,
  components: { schemas: { ...kept.schemas, ...kept.answers } },
});
await writeFile(new URL('github-subset.json', import.meta.url), `${text}\n`);
console.log(`github-subset.json: ${text.length} characters, ${Object.keys(kept.answers).length} schemas of answers`);

function operation({ operationId, parameters = [], requestBody, responses }) {
  const wanted = {};
  for (const [status, response] of Object.entries(responses))
    if (status.startsWith('2')) wanted[status] = answer(response);
  return {
    operationId,
    parameters: parameters.map((one) => trimmed(resolved(one), 'request')),
    ...(requestBody === undefined ? {} : { requestBody: trimmed(requestBody, 'request') }),
    responses: wanted,
  };
}

function answer(response) {
  const { content } = resolved(response);
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return { description: '' };
  return { description: '', content: { 'application/json': { schema: trimmed(schema, 'answer') } } };
}

function resolved(node) {
  return node.$ref === undefined ? node : lookUp(node.$ref);
}

function lookUp(ref) {
  return ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], whole);
}

/** A schema (or parameter) without prose; the schemas it refers to are kept, once for requests and once for answers. */
function trimmed(node, side, inProperties = false) {
  if (Array.isArray(node)) return node.map((one) => trimmed(one, side));
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.$ref === 'string') return { $ref: keep(node.$ref, side) };
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (!inProperties && (NOISE.has(key) || key.startsWith('x-github') || (side === 'answer' && key === 'required')))
      continue;
    out[key] = trimmed(value, side, !inProperties && key === 'properties');
  }
  return out;
}

function keep(ref, side) {
  const name = `${side === 'answer' ? 'answer-' : ''}${ref.split('/').pop()}`;
  const store = side === 'answer' ? kept.answers : kept.schemas;
  if (store[name] === undefined) {
    store[name] = {};
    store[name] = trimmed(lookUp(ref), side);
  }
  return `#/components/schemas/${name}`;
}
