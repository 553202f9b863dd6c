import { RESULTS } from '@shop/shared-contract';
import { Button, ButtonLink } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../catalogue/CallButton';
import { emptyQuery, writeQuery } from '../catalogue/catalogueQuery';
import { categoryPath } from '../catalogue/categoryPages';
import { tires as tireDepartment } from '../catalogue/departments';
import { opensElsewhere } from '../opensElsewhere';
import type { OriginalTires } from './originalTires';
import styles from './VehicleFinder.module.css';

interface Props {
  /** A vehicle's own tires; where there are none, the size on the sidewall decides. */
  tires: readonly OriginalTires[];
  onFind: (() => void) | undefined;
  onEnterSize: (() => void) | undefined;
}

export function FittingTires({ tires, onFind, onEnterSize }: Props) {
  const { t } = useTranslation('catalogue');
  if (tires.length === 0)
    return (
      <div role="status" className={styles.unknown}>
        <p>
          <strong>{t('finder.unknown')}</strong>
        </p>
        <p>{t('finder.sidewall')}</p>
        <div className={styles.ways}>
          {onEnterSize && (
            <Button size="sm" onClick={onEnterSize}>
              {t('finder.enterSize')}
            </Button>
          )}
          <CallButton size="sm" variant={onEnterSize ? 'secondary' : 'primary'} />
        </div>
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
      <div className={styles.ways}>
        <ButtonLink
          to={`${categoryPath(tireDepartment)}?${search}${RESULTS}`}
          icon={<ArrowRight />}
          onClick={(event) => {
            if (!opensElsewhere(event)) onFind?.();
          }}
        >
          {t('finder.fitting')}
        </ButtonLink>
      </div>
      <p className={styles.fitting}>
        {[
          `${[...markings].join(', ')}.`,
          t(tires.some(({ isExample }) => isExample) ? 'finder.example' : 'finder.confirm'),
        ].join(' ')}
      </p>
    </div>
  );
}
