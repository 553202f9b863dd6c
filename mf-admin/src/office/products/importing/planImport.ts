import type { Product } from '@shop/shared-data';
import {
  cleanCode,
  type ImportRow,
  type ProductInput,
  productRowSchema,
} from '@shop/shared-data/staff';
import { productColumns, productFields } from './productColumns';
import { loadProductWords } from './productWords';
import type { CsvFile, CsvRow } from './readCsv';
import { type CellProblem, readProduct } from './readProduct';

export interface Refusal {
  line: number;
  problems: readonly CellProblem[];
}

export interface Change {
  row: ImportRow;
  stored: Product;
  columns: readonly (typeof productFields)[number][];
}

export interface ImportPlan {
  added: readonly ImportRow[];
  changed: readonly Change[];
  same: number;
  refused: readonly Refusal[];
  /** Columns that are none of a product. */
  ignored: readonly string[];
}

/** The rows that are read before other work of the page has its turn. */
const AT_ONCE = 200;
const otherWork = () => new Promise((resolve) => setTimeout(resolve));

const changedColumns = (stored: Product, next: ProductInput) =>
  productFields.filter((column) => String(stored[column] ?? '') !== String(next[column] ?? ''));

/** Finds the product of a row: by its id, or else by its SKU. */
function createFinder(products: readonly Product[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(
    products.filter(({ sku }) => sku).map((product) => [product.sku.toLowerCase(), product]),
  );
  const code = ({ cells }: CsvRow, column: string) => cleanCode(cells.get(column) ?? '');
  return (row: CsvRow) =>
    byId.get(code(row, 'id')) ?? bySku.get(code(row, 'sku').toLowerCase() || '\n');
}

/** Compares a file with the products: what saving it would add and change, and the lines that cannot be saved. */
export async function planImport(
  { columns, rows }: CsvFile,
  products: readonly Product[],
): Promise<ImportPlan> {
  const find = createFinder(products);
  const words = await loadProductWords();
  const seen = new Set<string>();
  const added: ImportRow[] = [];
  const changed: Change[] = [];
  const refused: Refusal[] = [];
  let same = 0;

  const plan = (row: CsvRow) => {
    const { line, problem } = row;
    if (problem) {
      refused.push({ line, problems: [{ column: '', problem }] });
      return;
    }
    const stored = find(row);
    if (stored && seen.has(stored.id)) {
      refused.push({ line, problems: [{ column: 'id', problem: 'twice' }] });
      return;
    }
    if (stored) seen.add(stored.id);
    const { values, problems } = readProduct(row, words, stored);
    const parsed = productRowSchema.safeParse(values);
    if (problems.length > 0 || !parsed.success) {
      const unread = new Set(problems.map(({ column }) => column));
      const ofSchema = (parsed.error?.issues ?? [])
        .map(({ path, message }) => ({ column: String(path[0]), problem: message }))
        .filter(({ column }) => !unread.has(column));
      refused.push({ line, problems: [...problems, ...ofSchema] });
      return;
    }
    if (!stored) {
      added.push({ ...parsed.data, line });
      return;
    }
    const different = changedColumns(stored, parsed.data);
    if (different.length === 0) same += 1;
    else {
      const { id, updated_at } = stored;
      changed.push({ row: { ...parsed.data, id, updated_at, line }, stored, columns: different });
    }
  };

  for (let from = 0; from < rows.length; from += AT_ONCE) {
    for (const row of rows.slice(from, from + AT_ONCE)) plan(row);
    await otherWork();
  }
  const known: readonly string[] = productColumns;
  return {
    added,
    changed,
    same,
    refused,
    ignored: columns.filter((name) => name && !known.includes(name)),
  };
}
