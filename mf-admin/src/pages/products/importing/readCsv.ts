import Papa from 'papaparse';
import { unescapeCell } from './productsCsv';

/** A row of a CSV file: its cells by the name of their column. */
export interface CsvRow {
  /** The line of the file on which the row begins; the header has line 1. */
  line: number;
  cells: ReadonlyMap<string, string>;
}

export interface CsvFile {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/** Decodes a file as UTF-8, or else as Windows-1252, in which spreadsheets of Windows save. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const linesIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Commas, semicolons or tabs separate cells. Empty rows are left out. */
export function readCsv(text: string): CsvFile {
  const rows: CsvRow[] = [];
  let columns: string[] | undefined;
  let line = 1;
  let position = 0;
  // Papa removes the mark before it counts positions.
  const content = text.replace(/^\ufeff/, '');
  Papa.parse<string[]>(content, {
    step: ({ data, meta }) => {
      const begins = line;
      line += linesIn(content.slice(position, meta.cursor));
      position = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (!columns) {
        columns = data.map((name) => name.trim().toLowerCase());
        return;
      }
      const cells = columns.map((name, i) => [name, unescapeCell(data[i] ?? '').trim()] as const);
      rows.push({ line: begins, cells: new Map(cells) });
    },
  });
  return { columns: columns ?? [], rows };
}
