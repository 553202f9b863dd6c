import type { Product } from '@shop/shared-data';
import Papa from 'papaparse';
import { FORMULA } from '../../../shop/csv/formula';
import { type ProductColumn, productColumns } from './productColumns';

function cell(product: Product, column: ProductColumn): string {
  const value = product[column];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

// A text that has the sign already gets another one, so that an import restores it.
const ESCAPED = new RegExp(`^'*(?:${FORMULA.source.slice(1)})`);

/**
 * CSV that spreadsheets open as UTF-8, in which they evaluate no text as a formula, and which an import reads again.
 */
export function productsCsv(products: readonly Product[]): string {
  const data = products.map((product) => productColumns.map((column) => cell(product, column)));
  const csv = Papa.unparse({ fields: [...productColumns], data }, { escapeFormulae: ESCAPED });
  // Spreadsheets recognize UTF-8 by the byte order mark.
  return `\ufeff${csv}`;
}

export const unescapeCell = (text: string): string =>
  text.startsWith("'") && ESCAPED.test(text.slice(1)) ? text.slice(1) : text;
