import { blankProduct, type ProductInput } from '@shop/shared-data/staff';
import { productFields } from './productColumns';
import type { CsvRow } from './readCsv';

export interface CellProblem {
  column: string;
  /** A key of `problems.*`. */
  problem: string;
}

const YES = new Set(['yes', 'y', 'true', '1', 'sí', 'si']);
const NO = new Set(['no', 'n', 'false', '0']);

/** `$1,234.50` is a number too; a text that is none becomes NaN, which the schema rejects. */
function readNumber(text: string): number {
  const digits = text.replace(/^\$\s*/, '');
  return Number(
    /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits || NaN,
  );
}

function readBoolean(text: string, whenEmpty: boolean): boolean | undefined {
  const word = text.toLowerCase();
  if (word === '') return whenEmpty;
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** Reads a cell as the type that the field has in an empty form; undefined where it is malformed. */
function readCell(column: keyof typeof blankProduct, text: string) {
  const blank = blankProduct[column];
  if (blank === null) return text === '' ? null : readNumber(text);
  if (typeof blank === 'number') return readNumber(text);
  if (typeof blank === 'boolean') return readBoolean(text, blank);
  return Array.isArray(blank) ? text.split(/\s+/).filter(Boolean) : text;
}

/** Reads a row for the schema. Columns that the file does not have stay as they are in the stored product. */
export function readProduct({ cells }: CsvRow, stored: ProductInput = blankProduct) {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = { ...stored };
  for (const column of productFields) {
    const text = cells.get(column);
    if (text === undefined) continue;
    const value = readCell(column, text);
    if (value === undefined) problems.push({ column, problem: 'yesNo' });
    else values[column] = value;
  }
  values['kind'] = cells.get('kind')?.toLowerCase() || (cells.has('kind') ? 'tire' : stored.kind);
  const condition = cells.get('condition')?.toLowerCase();
  values['condition'] =
    values['category'] === 'used-tires'
      ? 'used'
      : condition || (condition === '' ? 'new' : stored.condition);
  return { values, problems };
}
