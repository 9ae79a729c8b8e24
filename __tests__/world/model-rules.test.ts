import { expect, test } from '@jest/globals';
import { violations } from '../../src/demo/model-rules.js';

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const use = (id: string) => ({ type: 'tool_use', id, name: 'Read', input: {} });
const result = (id: string, more: object = {}) => ({ type: 'tool_result', tool_use_id: id, ...more });
const text = (words: string) => ({ type: 'text', text: words });
const marked = { ...text('x'), cache_control: { type: 'ephemeral' } };

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const image = (data: string, media_type = 'image/png') => ({
  type: 'image',
  source: { type: 'base64', media_type, data },
});

function wide(width: number): string {
  const bytes = Buffer.from(PNG, 'base64');
  bytes.writeUInt32BE(width, 16);
  return bytes.toString('base64');
}

function withImage(more: object) {
  return body([user('Go'), assistant([use('a')]), user([result('a', more)])]);
}

function body(messages: unknown, more: object = {}) {
  return { model: 'claude-sonnet-5-5', max_tokens: 100, messages, ...more };
}

function tool(name: string, schema: object = { type: 'object' }) {
  return { name, description: 'A tool', input_schema: schema };
}

test.each([
  ['a string', body([user('Go')])],
  ['a call and its result', body([user('Go'), assistant([use('a')]), user([result('a')])])],
  [
    'results in any order, then text',
    body([user('Go'), assistant([use('a'), use('b')]), user([result('b'), result('a'), text('and')])]),
  ],
  [
    'results in two messages that are merged',
    body([user('Go'), assistant([use('a'), use('b')]), user([result('a')]), user([result('b')])]),
  ],
  [
    'an empty thinking block',
    body([user('Go'), assistant([{ type: 'thinking', thinking: '', signature: 's' }, text('x')]), user('on')]),
  ],
  ['an empty result', body([user('Go'), assistant([use('a')]), user([result('a', { content: '' })])])],
  ['a whole emoji', body([user('😀 and the text \\ud83d')])],
  ['four breakpoints', body([user([marked, marked])], { system: [marked, marked] })],
  ['tools and a choice', body([user('Go')], { tools: [tool('Read')], tool_choice: { type: 'none' } })],
  ['the standard temperature', body([user('Go')], { temperature: 1 })],
  ['an image in a result', withImage({ content: [text('a.png'), image(PNG)] })],
])('accepted: %s', (_, request) => {
  expect(violations(request)).toBeUndefined();
});

const COMPACT = ['compact-2026-01-12'];
const edit = (more: object = {}) => ({ context_management: { edits: [{ type: 'compact_20260112', ...more }] } });
const trigger = (value: unknown, type = 'input_tokens') => edit({ trigger: { type, value } });
const summary = { type: 'compaction', content: 'x', encrypted_content: 'y' };

test.each<[string, ReturnType<typeof body>, RegExp | undefined]>([
  ['the default trigger', body([user('Go')], edit()), undefined],
  ['the lowest trigger', body([user('Go')], trigger(50_000)), undefined],
  ['a summary', body([user('Go'), assistant([summary, text('on')]), user('Go')]), undefined],
  ['a failed summary', body([user('Go'), assistant([{ ...summary, content: null }]), user('Go')]), undefined],
  ['a trigger that is too low', body([user('Go')], trigger(49_999)), /greater than or equal to 50000/],
  ['a trigger of another kind', body([user('Go')], trigger(9, 'tool_uses')), /should be 'input_tokens'/],
  ['an unknown field', body([user('Go')], edit({ keep: 1 })), /keep: Extra inputs/],
  ['another edit', body([user('Go')], edit({ type: 'forget' })), /Input tag 'forget'/],
  ['a summary by the user', body([user([summary])]), /can only be in `assistant`/],
  [
    'an empty summary',
    body([user('Go'), assistant([{ ...summary, content: '' }]), user('Go')]),
    /at least 1 character/,
  ],
])('compaction: %s', (_, request, words) => {
  const problem = violations(request, 'create', COMPACT);
  if (words === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(words);
  // Without the header nobody knows of it.
  expect(violations(request)).toMatch(/Extra inputs are not permitted|Input tag 'compaction'/);
});

test.each([
  ['no model', { max_tokens: 1, messages: [user('Go')] }, /^model: Field required/],
  ['no max_tokens', { model: 'm', messages: [user('Go')] }, /^max_tokens: Field required/],
  ['no messages', { model: 'm', max_tokens: 1 }, /^messages: Field required/],
  ['an empty list', body([]), /at least one message/],
  ['max_tokens 0', { ...body([user('Go')]), max_tokens: 0 }, /greater than or equal to 1/],
  ['an unknown field', body([user('Go')], { maxTokens: 5 }), /maxTokens: Extra inputs/],
  ['the assistant first', body([assistant('Hi'), user('Go')]), /first message must use the "user" role/],
  ['an unknown role', body([{ role: 'tool', content: 'x' }]), /role/],
  ['prefill', body([user('Go'), assistant('I will')]), /does not support assistant message prefill/],
  ['empty content', body([user('')]), /must have non-empty content/],
  ['an empty list of blocks', body([user('Go'), assistant([]), user('on')]), /must have non-empty content/],
  ['an empty text', body([user([text('')])]), /text content blocks must be non-empty/],
  ['a blank text', body([user([text(' \n')])]), /must contain non-whitespace text/],
  [
    'a blank text inside a result',
    body([user('Go'), assistant([use('a')]), user([result('a', { content: [text(' ')] })])]),
    /non-whitespace/,
  ],
  ['a blank system text', body([user('Go')], { system: [text(' ')] }), /non-whitespace/],
  [
    'a call without result',
    body([user('Go'), assistant([use('a')]), user('on')]),
    /without `tool_result` blocks immediately after: a\./,
  ],
  [
    'one of two results',
    body([user('Go'), assistant([use('a'), use('b')]), user([result('a')])]),
    /immediately after: b\./,
  ],
  [
    'text before the result',
    body([user('Go'), assistant([use('a')]), user([text('x'), result('a')])]),
    /immediately after: a\./,
  ],
  [
    'a result too late',
    body([user('Go'), assistant([use('a')]), user('on'), assistant('x'), user([result('a')])]),
    /immediately after: a\./,
  ],
  [
    'a foreign result',
    body([user('Go'), assistant([use('a')]), user([result('a'), result('z')])]),
    /unexpected `tool_use_id`.*: z\./,
  ],
  ['a result without a call', body([user([result('a')])]), /unexpected `tool_use_id`/],
  ['a result twice', body([user('Go'), assistant([use('a')]), user([result('a'), result('a')])]), /single result/],
  [
    'the same id twice',
    body([user('Go'), assistant([use('a')]), user([result('a')]), assistant([use('a')]), user([result('a')])]),
    /must be unique/,
  ],
  [
    'a result by the assistant',
    body([user('Go'), assistant([result('a')]), user('on')]),
    /can only be in `user` messages/,
  ],
  ['a call by the user', body([user([use('a')])]), /can only be in `assistant` messages/],
  [
    'a call whose input is no object',
    body([user('Go'), assistant([{ ...use('a'), input: 'x' }]), user([result('a')])]),
    /valid dictionary/,
  ],
  [
    'an unknown field in a result',
    body([user('Go'), assistant([use('a')]), user([result('a', { name: 'Read' })])]),
    /Extra inputs/,
  ],
  ['an image over 5 MB', withImage({ content: [image(`${PNG}${'A'.repeat(5_242_880)}`)] }), /exceeds 5 MB maximum/],
  ['an image of another kind', withImage({ content: [image(PNG, 'image/gif')] }), /does not appear to be image\/gif/],
  ['an image of no kind', withImage({ content: [image(PNG, 'image/bmp')] }), /media_type/],
  ['half an image', withImage({ content: [image(PNG.slice(0, 30))] }), /Could not process image/],
  ['an image of 8,001 pixels', withImage({ content: [image(wide(8_001))] }), /max allowed size: 8000 pixels/],
  ['21 images of 2,001 pixels', withImage({ content: Array(21).fill(image(wide(2_001))) }), /max allowed size: 2000/],
  ['an image in an error', withImage({ content: [image(PNG)], is_error: true }), /if is_error is true/],
  ['a lone surrogate', body([user('cut \ud83d')]), /surrogate/],
  ['a lone surrogate after a backslash', body([user('cut \\\udc00')]), /surrogate/],
  [
    'five breakpoints',
    body([user([marked, marked, marked])], { system: [marked, marked] }),
    /maximum of 4 blocks.*Found 5/,
  ],
  [
    'a tool name',
    body([user('Go')], { tools: [tool('Read file')] }),
    /tools\.0\.custom\.name: String should match pattern/,
  ],
  ['a tool name that is too long', body([user('Go')], { tools: [tool('x'.repeat(129))] }), /pattern/],
  ['two tools of one name', body([user('Go')], { tools: [tool('A'), tool('A')] }), /must be unique/],
  ['a schema that is no object', body([user('Go')], { tools: [tool('A', { type: 'string' })] }), /input_schema\.type/],
  [
    'a schema that is a union',
    body([user('Go')], { tools: [tool('A', { type: 'object', anyOf: [] })] }),
    /does not support oneOf/,
  ],
  ['a choice without tools', body([user('Go')], { tool_choice: { type: 'auto' } }), /while providing `tools`/],
  ['a forced choice', body([user('Go')], { tools: [tool('A')], tool_choice: { type: 'any' } }), /forces tool use/],
  ['a temperature', body([user('Go')], { temperature: 0 }), /temperature/],
  ['a thinking budget', body([user('Go')], { thinking: { type: 'enabled', budget_tokens: 1024 } }), /thinking\.type/],
])('refused: %s', (_, request, words) => {
  expect(violations(request)).toMatch(words);
});
