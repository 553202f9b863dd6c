import type { Product } from '@shop/shared-data';
import { saveImport, sendImport } from '@shop/shared-data/staff';
import { decodeCsv, type OneByteEncoding, type ReadLine } from './decodeCsv';
import { type ImportPlan, planImport } from './planImport';
import { productColumns } from './productColumns';
import { readCsv } from './readCsv';

/** Why a file is not read at all. */
export interface Unread {
  /** A key of `unread.*`. */
  unread: 'tooLarge' | 'damaged' | 'tooMany' | 'noColumns' | 'sameColumn';
  column?: string;
  line?: number;
}

/** A file that may be in one of two encodings. */
export interface Doubtful {
  file: File;
  doubtful: readonly ReadLine[];
}

const LARGEST_FILE = 8 * 1024 * 1024;
const MOST_ROWS = 20_000;
const productNames: readonly string[] = productColumns;

export interface PreparedImport {
  plan: ImportPlan;
  /** What `saveImport` saves; undefined when there is nothing to save or a row is refused. */
  id?: string;
}

/**
 * Reads a file, compares it with the products, and lets the database try it.
 * @param encoding which its reader chose, of a file that is neither UTF-8 nor UTF-16
 * @throws {DataError} when the database cannot be reached
 */
export async function prepareImport(
  file: File,
  products: readonly Product[],
  encoding?: OneByteEncoding,
): Promise<PreparedImport | Unread | Doubtful> {
  if (file.size > LARGEST_FILE) return { unread: 'tooLarge' };
  const decoded = decodeCsv(await file.arrayBuffer(), encoding);
  if ('doubtful' in decoded) return { file, doubtful: decoded.doubtful };
  if ('damagedLine' in decoded) return { unread: 'damaged', line: decoded.damagedLine };
  const csv = readCsv(decoded.text);
  if (csv.rows.length > MOST_ROWS) return { unread: 'tooMany' };
  const known = csv.columns.filter((name) => productNames.includes(name));
  const column = known.find((name, i) => known.indexOf(name) < i);
  if (known.length === 0) return { unread: 'noColumns' };
  if (column) return { unread: 'sameColumn', column };
  const plan = await planImport(csv, products);
  const rows = [...plan.added, ...plan.changed.map(({ row }) => row)];
  if (rows.length === 0) return { plan };
  const id = await sendImport(rows);
  const refused = (await saveImport(id, true)).map(({ line, code }) => ({
    line,
    problems: [{ column: '', problem: code }],
  }));
  const all = [...plan.refused, ...refused].sort((a, b) => a.line - b.line);
  return { plan: { ...plan, refused: all }, ...(all.length === 0 && { id }) };
}
