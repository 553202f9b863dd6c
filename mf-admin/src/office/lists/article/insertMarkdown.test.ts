/** @jest-environment node */
import { insertMarkdown } from './insertMarkdown';

/** @param text with `|` at the begin and the end of what is selected, or at the caret */
function insert(text: string, markdown: string, isBlock?: boolean) {
  const start = text.indexOf('|');
  const end = Math.max(start, text.lastIndexOf('|') - 1);
  const { text: added, caret } = insertMarkdown(
    text.replaceAll('|', ''),
    { start, end },
    markdown,
    isBlock,
  );
  return `${added.slice(0, caret)}|${added.slice(caret)}`;
}

test.each([
  ['a |b| c', '**x**', undefined, 'a **x**| c'],
  ['ab|cd', '![](/p)', true, 'ab\n\n![](/p)|\n\ncd'],
  ['ab\n|\ncd', '![](/p)', true, 'ab\n\n![](/p)|\n\ncd'],
  ['ab\n\n|\n\ncd', '- x\n- y', undefined, 'ab\n\n- x\n- y|\n\ncd'],
  ['|', '- x\n- y', undefined, '- x\n- y|'],
  ['|ab', '![](/p)', true, '![](/p)|\n\nab'],
])('%j with %j becomes a text with what was added', (text, markdown, isBlock, expected) => {
  expect(insert(text, markdown, isBlock)).toBe(expected);
});
