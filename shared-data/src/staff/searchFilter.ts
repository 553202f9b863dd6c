/**
 * A filter that finds a text anywhere in any of the columns, whatever its case.
 * @param columns column names
 * @param search what somebody typed, taken literally
 * @returns the value of an `or` parameter
 */
export function searchFilter(columns: readonly string[], search: string) {
  const literal = search.replace(/[\\%_*]/g, '\\$&');
  // Quotes keep commas, dots and brackets of the text from being read as syntax.
  const quoted = `"%${literal.replace(/[\\"]/g, '\\$&')}%"`;
  return columns.map((column) => `${column}.ilike.${quoted}`).join(',');
}
