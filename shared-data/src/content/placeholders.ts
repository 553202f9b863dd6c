/** A value that i18next fills in, or a tag that stands for an element: `{{phone}}`, `<call>`. */
const PLACEHOLDER = /{{[^{}]*}}|<\/?\w+>/g;

/** The placeholders of a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(text.match(PLACEHOLDER) ?? []),
];

const MARK = /<\/?(\w+)>/g;

/** The marks of a text in their order: `<call>`, `</call>`. */
const marksOf = (text: string) => [...text.matchAll(MARK)].map(([mark]) => mark);

/** Whether each mark that begins is the next one that ends. */
const isPaired = (marks: readonly string[]) =>
  marks.length % 2 === 0 &&
  marks.every((mark, at) =>
    at % 2 === 0 ? !mark.includes('/') : mark === `</${marks[at - 1]?.slice(1)}`,
  );

/**
 * Whether a text fills in and marks nothing but what the built-in one does. It may leave out what it does not need.
 * @param isPlural a plural form may have the number: “{{count}} tires”
 */
export function keepsPlaceholders(text: string, builtIn: string, isPlural: boolean): boolean {
  const known = new Set([...placeholdersOf(builtIn), ...(isPlural ? ['{{count}}'] : [])]);
  return placeholdersOf(text).every((each) => known.has(each)) && isPaired(marksOf(text));
}
