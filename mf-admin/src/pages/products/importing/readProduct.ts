import type { ProductInput } from '@shop/shared-data/staff';
import { blankProduct } from '../form/blankProduct';
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

const numbers = ['load_index', 'tread_32nds', 'quantity', 'low_stock'] as const;
const booleans = ['in_stock', 'free_shipping'] as const;
const texts = [
  ...(['name', 'name_es', 'category', 'brand', 'sku', 'size', 'speed_rating', 'dot'] as const),
  ...(['description', 'description_es', 'image_url'] as const),
];

/** Reads a row for the schema. Columns that the file does not have stay as they are in the stored product. */
export function readProduct({ cells }: CsvRow, stored: ProductInput = blankProduct) {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = { ...stored };
  for (const column of texts) values[column] = cells.get(column) ?? stored[column];
  for (const column of numbers) {
    const text = cells.get(column);
    if (text !== undefined) values[column] = text === '' ? null : readNumber(text);
  }
  for (const column of booleans) {
    const value = readBoolean(
      cells.get(column) ?? '',
      cells.has(column) ? blankProduct[column] : stored[column],
    );
    if (value === undefined) problems.push({ column, problem: 'yesNo' });
    else values[column] = value;
  }
  const price = cells.get('price');
  if (price !== undefined) values['price'] = readNumber(price);
  const photos = cells.get('photos');
  if (photos !== undefined) values['photos'] = photos.split(/\s+/).filter(Boolean);
  values['kind'] = cells.get('kind')?.toLowerCase() || (cells.has('kind') ? 'tire' : stored.kind);
  const condition = cells.get('condition')?.toLowerCase();
  values['condition'] =
    values['category'] === 'used-tires'
      ? 'used'
      : condition || (condition === '' ? 'new' : stored.condition);
  return { values, problems };
}
