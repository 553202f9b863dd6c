/** Longer, the browser inserts the text: an article has 20,000 characters. */
const LONGEST = 1_000_000;

const STRUCTURE = /<(?:h[1-6]|[ou]l|table|a\s|p[\s>]|b[\s>]|strong|i[\s>]|em[\s>])/i;

/** Whether HTML from the clipboard has more than text: an editor of code copies lines and colors. */
export const hasStructure = (html: string): boolean =>
  html.length <= LONGEST && STRUCTURE.test(html);

/** How many pictures HTML has: their addresses are of the other program, so they have to be added. */
export const picturesIn = (html: string): number => html.match(/<img\s/gi)?.length ?? 0;
