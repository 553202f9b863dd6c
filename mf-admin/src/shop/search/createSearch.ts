/**
 * Searches texts of rows, in any case; an empty search finds every row. Each row is prepared once: a list of
 * thousands is searched at every key.
 */
export function createSearch<Row extends object>(
  textsOf: (row: Row) => readonly (string | null)[],
) {
  const prepared = new WeakMap<Row, string>();

  function textOf(row: Row): string {
    let text = prepared.get(row);
    if (text === undefined) {
      // What is typed into one line has no line break, so nothing is found across two texts.
      text = textsOf(row).join('\n').toLowerCase();
      prepared.set(row, text);
    }
    return text;
  }

  return (search: string) => {
    const wanted = search.trim().toLowerCase();
    // Without a search nothing is prepared: a list that opens must not wait for that.
    return (row: Row) => wanted === '' || textOf(row).includes(wanted);
  };
}
