/** What is selected in a field; where nothing is, the place of the caret. */
interface Selected {
  start: number;
  end: number;
}

/** The line breaks that are missing for an empty line between two texts. */
function gap(before: string, after: string): string {
  if (before.trim() === '' || after.trim() === '') return '';
  const [own = ''] = /\n*$/.exec(before) ?? [];
  const [next = ''] = /^\n*/.exec(after) ?? [];
  return '\n'.repeat(Math.max(0, 2 - own.length - next.length));
}

/**
 * Puts Markdown in place of what is selected. More than one line stands by itself, between empty lines.
 * @param isBlock whether one line does too
 * @returns the new text, and the place of the caret behind what was added
 */
export function insertMarkdown(
  text: string,
  { start, end }: Selected,
  markdown: string,
  isBlock = markdown.includes('\n'),
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lead = isBlock ? gap(before, markdown) : '';
  const tail = isBlock ? gap(markdown, after) : '';
  const added = before + lead + markdown;
  return { text: added + tail + after, caret: added.length };
}
