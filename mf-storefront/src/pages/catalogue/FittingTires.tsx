import { useTranslate } from '@shop/shared-i18n';
import { ButtonLink } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
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
  if (tires.length === 0)
    return (
      <div className={styles.lead}>
        <p className={styles.fitting}>{t('finder.sidewall')}</p>
      </div>
    );
  const fits = tires.flatMap(({ front, rear }) => [front, rear ?? front]);
  const search = writeQuery({ ...emptyQuery, fits }).toString();
  // Rows of several trims or years may name the same tires.
  const markings = new Set(
    tires.map(({ front, rear }) => (rear ? t('finder.pair', { front, rear }) : front)),
  );
  return (
    <div className={styles.lead}>
      <ButtonLink
        to={`${categoryPath(tireDepartment)}?${search}`}
        icon={<ArrowRight />}
        onClick={onFind}
      >
        {t('finder.fitting')}
      </ButtonLink>
      <p className={styles.fitting}>
        {`${[...markings].join(', ')}. `}
        {t(tires.some(({ isExample }) => isExample) ? 'finder.example' : 'finder.confirm')}
      </p>
    </div>
  );
}
