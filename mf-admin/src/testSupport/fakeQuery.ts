// How the fake API reads what a request asks of a table, in the syntax of PostgREST.

export type Row = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** Instants have more than one spelling. */
const comparable = (value: string) => (INSTANT.test(value) ? Date.parse(value) : value);
const texts = (list: string) =>
  list
    .slice(1, -1)
    .split(',')
    .map((text) => text.replace(/^"(.*)"$/, '$1'));
const OPERATORS: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  gt: (value, wanted) => comparable(value) > comparable(wanted),
  gte: (value, wanted) => comparable(value) >= comparable(wanted),
  lt: (value, wanted) => comparable(value) < comparable(wanted),
  lte: (value, wanted) => comparable(value) <= comparable(wanted),
  in: (value, wanted) => texts(wanted).includes(value),
};

/** Whether a row has what `column=filter` asks for: `id=eq.1`, `or=(and(a.eq.1,b.is.null),c.gt.2)`. */
function hasColumn(row: Row, column: string, filter: string): boolean {
  if (column === 'or' || column === 'and') {
    // A comma within parentheses separates nothing here.
    const parts = filter.slice(1, -1).match(/\w+\([^()]*\)|[^,()]+(\([^()]*\))?/g) ?? [];
    const isTrue = (part: string) => {
      const [, name = '', rest = ''] = /^(\w+)\.?(.*)$/s.exec(part) ?? [];
      return hasColumn(row, name, rest);
    };
    return column === 'or' ? parts.some(isTrue) : parts.every(isTrue);
  }
  const [, operator = '', wanted = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  const value = row[column] ?? null;
  if (operator === 'is') return String(value) === wanted;
  const compare = OPERATORS[operator];
  if (!compare) throw new Error(`The fake API has no filter ${column}=${filter}.`);
  return value !== null && compare(String(value), wanted);
}

const NO_FILTERS = ['select', 'order', 'limit', 'offset', 'columns'];
/** Whether a row has what the parameters of a request ask for. */
export const matches = (row: Row, params: URLSearchParams) =>
  [...params].every(([name, filter]) => NO_FILTERS.includes(name) || hasColumn(row, name, filter));

/** Sorts rows: `position.asc,id.desc`. */
export function inOrder(rows: readonly Row[], order: string): Row[] {
  const places = order
    .split(',')
    .filter(Boolean)
    .map((place) => place.split('.'));
  return [...rows].sort((one, other) => {
    for (const [column = '', direction] of places) {
      const [a, b] = [String(one[column]), String(other[column])];
      if (a !== b) return (a < b ? -1 : 1) * (direction === 'desc' ? -1 : 1);
    }
    return 0;
  });
}
