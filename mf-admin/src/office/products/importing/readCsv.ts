import { cleanCode } from '@shop/shared-data/staff';
import Papa from 'papaparse';
import { productColumns } from './productColumns';
import { unescapeCell } from './productsCsv';

/** A row of a CSV file: its cells by the name of their column. */
export interface CsvRow {
  /** The line of the file on which the row begins; the header has line 1. */
  line: number;
  /** A row that ends early has none for the last columns: spreadsheets leave empty cells out. */
  cells: ReadonlyMap<string, string>;
  /** Why it is not known which cell belongs to which column: a key of `problems.*`. */
  problem?: 'quotes' | 'moreCells';
}

export interface CsvFile {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** Columns without a name have the name ''. */
const columnsOf = (header: readonly string[]) =>
  header.map((name) => cleanCode(name).toLowerCase());

/** The separator with which the header has the most columns of a product. Papa guesses by the rows too. */
function separatorOf(content: string): string {
  const known: readonly string[] = productColumns;
  const count = (delimiter: string) => {
    const [header = []] = Papa.parse<string[]>(content, {
      delimiter,
      newline: '\n',
      preview: 1,
      skipEmptyLines: true,
    }).data;
    return columnsOf(header).filter((name) => known.includes(name)).length;
  };
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: count(delimiter) }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

/** Commas, semicolons or tabs separate cells. Empty rows are left out. */
export function readCsv(text: string): CsvFile {
  const rows: CsvRow[] = [];
  let columns: string[] | undefined;
  let line = 1;
  let position = 0;
  // Papa removes the mark before it counts positions, and accepts one kind of line endings only.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  Papa.parse<string[]>(content, {
    delimiter: separatorOf(content),
    newline: '\n',
    step: ({ data, errors, meta }) => {
      const begins = line;
      line += linesIn(content.slice(position, meta.cursor));
      position = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (!columns) {
        columns = errors.length > 0 ? [] : columnsOf(data);
        return;
      }
      const names = columns;
      const cells = data.map((cell, i) => [names[i] ?? '', unescapeCell(cell).trim()] as const);
      // An amount such as 1,299 without quotes is two cells.
      const hasMore = data.length > names.length || cells.some(([name, cell]) => !name && cell);
      const problem = errors.length > 0 ? 'quotes' : hasMore && 'moreCells';
      rows.push({ line: begins, cells: new Map(cells), ...(problem && { problem }) });
    },
  });
  return { columns: columns ?? [], rows };
}
