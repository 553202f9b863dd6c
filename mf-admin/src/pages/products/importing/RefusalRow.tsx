import { productSchema } from '@shop/shared-data/staff';
import { useErrorTranslator } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { productLabels } from '../form/productLabels';
import { productProblems } from '../form/productProblems';
import styles from './ImportPreview.module.css';
import type { Refusal } from './planImport';
import type { CellProblem } from './readProduct';

const own = new Set([
  ...['yesNo', 'twice', 'products_sku_once', 'products_changed'],
  ...['products_tire_only', 'products_used_only'],
]);

/** One refused row, with the reason of each of its problems. */
export function RefusalRow({ refusal: { line, problems } }: { refusal: Refusal }) {
  const { t } = useTranslation('adminProductImport');
  const { t: products } = useTranslation('adminProducts');
  const { explainProblem } = useErrorTranslator();
  const labels: Record<string, string> = productLabels(products);
  const sentences = productProblems(products);
  const reason = ({ column, problem }: CellProblem) => {
    if (own.has(problem)) return t(`problems.${problem}` as 'problems.twice');
    // The name of a constraint.
    if (column === '') return t('problems.other', { code: problem });
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
