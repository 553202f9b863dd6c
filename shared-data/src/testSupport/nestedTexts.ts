const LONGEST = 20_000;
const fill = (part: string) => part.repeat(LONGEST).slice(0, LONGEST);

/** Bold in italics in bold …, all of it closed. */
function emphasis(levels: number): string {
  let text = 'deep';
  for (let level = 0; level < levels; level += 1)
    text = level % 2 ? `*a ${text}*` : `**b ${text}**`;
  return text;
}

/** A list within a list within a list …, by indentation alone. */
const indented = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n');

/** Texts that exhaust the stack or the processor where they are parsed without a limit. */
export const nestedTexts: Readonly<Record<string, string>> = {
  'quotes in quotes': '>'.repeat(2001),
  'spaced quotes': fill('> '),
  'lists in lists': `${'- '.repeat(1500)}x`,
  'numbered lists': fill('1. '),
  'quotes in lists': fill('- > '),
  'quotes after other line ends': `a\r${'>'.repeat(2001)}`,
  'indented lists': indented(190),
  'indented quotes': indented(140).replaceAll('  ', '> '),
  'nested emphasis': emphasis(2000),
  'open emphasis': fill('*a_'),
  'emphasis beside emphasis': fill('*a* b *'),
  'emphasis in lines': fill('*a_\n'),
  'emphasis in lines of Windows': fill('*a_\r\n'),
  'emphasis within words': fill('a_b_'),
  'open brackets': fill('['),
  'links in links': fill('[[a](b)](c)'),
  'exclamation marks': fill('!'),
  'open tags': fill('<a '),
  'tags in tags': fill('<b>'),
  'open code': fill('`a'),
  'open placeholders': fill('{{a'),
};
