import { parseAmount } from '@shop/shared-contract';
import { type Product, partCategories } from '@shop/shared-data';
import { blankProduct, cleanCode } from '@shop/shared-data/staff';
import { productFields } from './productColumns';
import { type ProductWords, wordKey } from './productWords';
import type { CsvRow } from './readCsv';

export interface CellProblem {
  column: string;
  /** A key of `problems.*`. */
  problem: string;
}

type Field = (typeof productFields)[number];

const YES = new Set(['yes', 'y', 'true', '1', 'sí', 'si']);
const NO = new Set(['no', 'n', 'false', '0']);

/** `1.000` is a thousand in one country and one in another. */
const MANY_DECIMALS = /\.\d{3}/;
/** As spreadsheets show long numbers, whose last digits are lost: `1.95474E+11`. */
const SHORTENED = /^-?\d([.,]\d+)?E[+-]\d{2,}$/i;
const MULTILINE = new Set<Field>(['description', 'description_es', 'photos']);

function problemOf(column: Field, text: string, value: unknown): string | undefined {
  if (SHORTENED.test(text)) return 'shortened';
  if (!MULTILINE.has(column) && /[\r\n]/.test(text)) return 'lineBreak';
  if (value !== undefined) return undefined;
  return typeof blankProduct[column] === 'boolean' ? 'yesNo' : text ? 'amount' : 'required';
}

function readAmount(text: string): number | undefined {
  const amount = parseAmount(text);
  return Number.isNaN(amount) || MANY_DECIMALS.test(text) ? undefined : amount;
}

function readBoolean(text: string, whenEmpty: boolean): boolean | undefined {
  const word = text.toLowerCase();
  if (word === '') return whenEmpty;
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** Reads a cell as the type that the field has in an empty form; undefined where it is malformed. */
function readCell(column: Field, text: string, words: ProductWords) {
  const blank = blankProduct[column];
  if (blank === null) return text === '' ? null : readAmount(text);
  if (typeof blank === 'number') return readAmount(text);
  if (typeof blank === 'boolean') return readBoolean(text, blank);
  if (Array.isArray(blank)) return text.split(/\s+/).filter(Boolean);
  return words[column]?.get(wordKey(text)) ?? text;
}

const parts: readonly unknown[] = partCategories;

/** Reads a row for the schema. Columns that the row does not have stay as they are in the stored product. */
export function readProduct({ cells }: CsvRow, words: ProductWords, stored?: Product) {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = { ...(stored ?? blankProduct) };
  for (const column of productFields) {
    // A new product has no price to keep.
    const cell = cells.get(column) ?? (column === 'price' && !stored ? '' : undefined);
    if (cell === undefined) continue;
    const isText = typeof blankProduct[column] === 'string';
    const text = isText ? cell : cleanCode(cell);
    const value = readCell(column, text, words);
    const problem = problemOf(column, text, value);
    if (problem) problems.push({ column, problem });
    else values[column] = value;
  }
  if (!cells.get('kind')) {
    values['kind'] = stored?.kind ?? (parts.includes(values['category']) ? 'part' : 'tire');
  }
  if (cells.get('condition') === '') values['condition'] = 'new';
  if (values['category'] === 'used-tires') values['condition'] = 'used';
  return { values, problems };
}
