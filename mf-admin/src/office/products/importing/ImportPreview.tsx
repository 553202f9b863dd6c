import type { Product } from '@shop/shared-data';
import { type ImportRow, productSchema } from '@shop/shared-data/staff';
import { formatPrice } from '@shop/shared-i18n';
import { FormStatus, unfitText, useErrorTranslator } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { productLabels } from '../../../shop/products/productLabels';
import { productProblems } from '../form/productProblems';
import styles from './ImportPreview.module.css';
import type { Change, ImportPlan, Refusal } from './planImport';
import type { CellProblem } from './readProduct';

const own = new Set([
  ...['quotes', 'moreCells', 'lineBreak', 'shortened', 'amount', 'yesNo', 'twice'],
  ...['products_sku_once', 'products_changed'],
  ...['products_tire_only', 'products_used_only', 'products_category', 'products_used_category'],
]);

/** The column to which a constraint without a sentence of its own belongs: `products_photos_url`. */
const columnOf = (constraint: string, columns: string[]) =>
  columns
    .filter((column) => `${constraint}_`.startsWith(`products_${column}_`))
    .sort((a, b) => b.length - a.length)[0];

function RefusalRow({ refusal: { line, problems } }: { refusal: Refusal }) {
  const { t } = useTranslation('adminProductImport');
  const { t: products } = useTranslation('adminProducts');
  const { explainProblem } = useErrorTranslator();
  const labels: Record<string, string> = productLabels(products);
  const sentences = productProblems(products);
  const reason = ({ column, problem }: CellProblem) => {
    if (own.has(problem)) return t(`problems.${problem}` as 'problems.twice');
    if (column === '') {
      const refused = labels[columnOf(problem, Object.keys(labels)) ?? ''];
      const unfit = unfitText(problem);
      if (unfit) return [refused, explainProblem(unfit.problem)].filter(Boolean).join(': ');
      return refused ? t('problems.value', { column: refused }) : t('problems.other');
    }
    const schema = productSchema.shape[column as keyof typeof productSchema.shape];
    return sentences[problem] ?? explainProblem(problem, schema);
  };
  return (
    <li>
      <strong>{t('line', { line })}</strong>
      {problems.map((each) => (
        <span key={`${each.column} ${each.problem}`} className={styles.details}>
          {labels[each.column] ? `${labels[each.column]}: ${reason(each)}` : reason(each)}
        </span>
      ))}
    </li>
  );
}

/** Longer texts are named, not shown. */
const LONGEST = 60;

function ChangeRow({ change: { row, stored, columns } }: { change: Change }) {
  const { t } = useTranslation('adminProductImport');
  const { t: products } = useTranslation('adminProducts');
  const labels: Record<string, string> = {
    ...productLabels(products),
    kind: products('filters.kind'),
  };
  const show = (value: Product[keyof Product] | undefined, column: string) => {
    if (column === 'price') return formatPrice(Number(value));
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value ?? '') || t('empty');
  };
  return (
    <li>
      <strong>{t('line', { line: row.line })}</strong>
      <span>{` ${stored.name}`}</span>
      {columns.map((name) => {
        const column = labels[name] ?? name;
        const before = show(stored[name], name);
        const after = show(row[name], name);
        const isLong = before.length > LONGEST || after.length > LONGEST;
        return (
          <span key={name} className={styles.details}>
            {isLong ? t('changedTexts', { column }) : t('from', { column, before, after })}
          </span>
        );
      })}
    </li>
  );
}

function AddedRow({ row: { line, name, price, quantity } }: { row: ImportRow }) {
  const { t } = useTranslation('adminProductImport');
  const stock = quantity === null ? t('uncounted') : t('quantity', { quantity });
  return (
    <li>
      <strong>{t('line', { line })}</strong>
      <span>{` ${name}`}</span>
      <span className={styles.details}>{`${formatPrice(price)} · ${stock}`}</span>
    </li>
  );
}

/** The rows of each kind that are shown; more would only slow the page down. */
const SHOWN = 50;

export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('adminProductImport');
  const { added, changed, same, refused, ignored } = plan;
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.summary}>
        {[
          t('summary.added', { count: added.length }),
          t('summary.changed', { count: changed.length }),
          t('summary.same', { count: same }),
          t('summary.refused', { count: refused.length }),
        ].join(' · ')}
      </p>
      {ignored.length > 0 && <p>{t('ignored', { columns: ignored.join(', ') })}</p>}
      {refused.length > 0 && (
        <FormStatus tone="error" title={t('refused')}>
          <p>{t('refusedText')}</p>
          <Rows
            label={t('refused')}
            rows={refused}
            render={(refusal) => <RefusalRow key={refusal.line} refusal={refusal} />}
          />
        </FormStatus>
      )}
      {added.length + changed.length + refused.length === 0 && <p>{t('nothing')}</p>}
      {changed.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('changed')}</h3>
          <Rows
            label={t('changed')}
            rows={changed}
            render={(change) => <ChangeRow key={change.row.line} change={change} />}
          />
        </section>
      )}
      {added.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('added')}</h3>
          <Rows
            label={t('added')}
            rows={added}
            render={(row) => <AddedRow key={row.line} row={row} />}
          />
        </section>
      )}
    </div>
  );
}

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
}

function Rows<Row>({ label, rows, render }: RowsProps<Row>) {
  const { t } = useTranslation('adminProductImport');
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {rows.slice(0, SHOWN).map(render)}
      </ul>
      {rows.length > SHOWN && <p>{t('more', { count: rows.length - SHOWN })}</p>}
    </>
  );
}
