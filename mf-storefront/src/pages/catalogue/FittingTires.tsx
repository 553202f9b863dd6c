import { useTranslate } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { emptyQuery, writeQuery } from '../../catalogue/catalogueQuery';
import { tires as tireDepartment } from '../../catalogue/departments';
import type { OriginalTires } from '../../vehicles/originalTires';
import { categoryPath } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';
import styles from './VehicleFinder.module.css';

interface Props {
  /** A vehicle's own tires; where there are none, the size on the sidewall decides. */
  tires: readonly OriginalTires[];
  onFind: () => void;
}

/** Leads from a chosen vehicle to the tires that fit it. */
export function FittingTires({ tires, onFind }: Props) {
  const t = useTranslate(catalogueLocales);
  if (tires.length === 0) return <p className={styles.fitting}>{t('finder.sidewall')}</p>;
  const fits = tires.flatMap(({ front, rear }) => [front, rear ?? front]);
  const search = writeQuery({ ...emptyQuery, fits }).toString();
  const markings = tires.map(({ front, rear }) =>
    rear ? t('finder.pair', { front, rear }) : front,
  );
  return (
    <p className={styles.fitting}>
      <TextLink to={`${categoryPath(tireDepartment)}?${search}`} onClick={onFind}>
        {t('finder.fitting', { markings: markings.join(', ') })}
      </TextLink>{' '}
      {t(tires.some(({ isExample }) => isExample) ? 'finder.example' : 'finder.confirm')}
    </p>
  );
}
