/** A value that i18next fills in, or a tag that stands for an element: `{{phone}}`, `<call>`. */
const PLACEHOLDER = /{{[^{}]*}}|<\/?\w+>/g;

/** The placeholders of a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(text.match(PLACEHOLDER) ?? []),
];

/**
 * Whether a text fills in and marks what the built-in one does.
 * @param isPlural a plural form may leave the number out: “One tire”
 */
export function hasSamePlaceholders(text: string, builtIn: string, isPlural: boolean): boolean {
  const compared = (each: string) =>
    placeholdersOf(each)
      .filter((placeholder) => !isPlural || placeholder !== '{{count}}')
      .sort()
      .join();
  return compared(text) === compared(builtIn);
}
