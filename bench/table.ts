/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
