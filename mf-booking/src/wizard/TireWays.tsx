import { paths, RESULTS } from '@shop/shared-contract';
import { TIRE_SIZE } from '@shop/shared-data';
import { Button, ButtonLink, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { available, offerOf } from '../tires/wantedTires';
import { useDraft } from './draft';
import styles from './TiresPanel.module.css';
import { useVisit } from './useVisit';

/** Takes as many tires as are left, books without tires, or looks for others. What was typed remains. */
export function TireWays() {
  const { t } = useTranslation('booking');
  const { tires, service, further, step, choose, goTo } = useDraft();
  const { visit } = useVisit();
  if (!tires) return null;
  const { product, count } = tires;
  const left = available(tires);
  // The offer's name ends with the size.
  const last = offerOf(tires)?.name.split(' ').at(-1) ?? '';
  const size = TIRE_SIZE.test(last) ? last : undefined;
  // The service that the tires added leaves with them, unless it is the only one.
  const [first = visit[0] ?? null, ...others] = service ? [service, ...further] : further;
  const change = (part: Parameters<typeof choose>[0]) => {
    choose(part);
    // The pressed button disappears: the focus moves to the step's heading.
    goTo(step);
  };
  return (
    <div className={styles.ways}>
      {left > 0 && left < count && (
        <Button size="sm" onClick={() => change({ tires: { product, count: left } })}>
          {t('tires.take', { count: left })}
        </Button>
      )}
      {left === 0 && (
        <ButtonLink size="sm" to={`${paths.tires()}${size ? `?q=${size}${RESULTS}` : ''}`}>
          {size ? t('tires.similar', { size }) : t('tires.others')}
        </ButtonLink>
      )}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => change({ tires: null, service: first, further: others })}
      >
        {t('tires.remove')}
      </Button>
      {left > 0 && <TextLink to={paths.tires()}>{t('tires.others')}</TextLink>}
    </div>
  );
}
