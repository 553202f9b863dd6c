import { paths, RESULTS } from '@shop/shared-contract';
import { Button, ButtonLink } from '@shop/shared-ui';
import { ArrowRight, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../catalogue/CallButton';
import { opensElsewhere } from '../opensElsewhere';
import { SidewallPicture } from '../tireSize/SidewallPicture';
import { fittingQuery, type OriginalTires } from './originalTires';
import styles from './VehicleFinder.module.css';

interface Props {
  /** A vehicle's own tires; where there are none, the size on the sidewall decides. */
  tires: readonly OriginalTires[];
  /** `2016 Honda Odyssey` */
  vehicle: string;
  onFind: (() => void) | undefined;
  onEnterSize: (() => void) | undefined;
}

/**
 * Asks for the size on the visitor's own tire. A model left the factory with several, and a car may have others by now:
 * also the only one of the table is asked about.
 */
export function FittingTires({ tires, vehicle, onFind, onEnterSize }: Props) {
  const { t } = useTranslation('catalogue');
  const isKnown = tires.length > 0;
  // Rows of several trims or years may name the same tires.
  const byMarking = new Map(
    tires.map((each) => [
      each.rear ? t('finder.pair', { front: each.front, rear: each.rear }) : each.front,
      each,
    ]),
  );
  const isExample = tires.some((each) => each.isExample);
  return (
    <div role="status" className={styles.unknown}>
      <p>
        <strong>
          {isKnown
            ? t(byMarking.size > 1 ? 'finder.which' : 'finder.isIt', { vehicle })
            : t('finder.unknown', { vehicle })}
        </strong>
      </p>
      <p>{t(isKnown ? (isExample ? 'finder.example' : 'finder.confirm') : 'finder.sidewall')}</p>
      <SidewallPicture />
      <div className={styles.ways}>
        {[...byMarking].map(([marking, each]) => (
          <ButtonLink
            key={marking}
            size="sm"
            to={`${paths.tires()}?${fittingQuery([each], vehicle)}${RESULTS}`}
            icon={<ArrowRight />}
            onClick={(event) => {
              if (!opensElsewhere(event)) onFind?.();
            }}
          >
            {marking}
          </ButtonLink>
        ))}
        {onEnterSize && (
          <Button size="sm" variant={isKnown ? 'secondary' : 'primary'} onClick={onEnterSize}>
            {t(isKnown ? 'finder.otherSize' : 'finder.enterSize')}
          </Button>
        )}
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<Send />}
          to={paths.message({ vehicle, quantity: '4' })}
        >
          {t('none.ask')}
        </ButtonLink>
        {!isKnown && <CallButton size="sm" variant="secondary" />}
      </div>
    </div>
  );
}
