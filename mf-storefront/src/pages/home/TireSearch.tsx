import { Card } from '@shop/shared-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { OpenNow } from '../../nextAvailable/OpenNow';
import { SizeForm } from '../../tireSize/SizeForm';
import styles from './TireSearch.module.css';
import { VehicleWay } from './VehicleWay';

/** The way to tires by size or vehicle, with whether the shop is open and the next free time. */
export function TireSearch() {
  const { t } = useTranslation('home');
  const size = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.search} aria-label={t('tires.title')}>
      <Card>
        <h2>{t('tires.title')}</h2>
        <div ref={size}>
          <SizeForm />
        </div>
        <VehicleWay onEnterSize={() => size.current?.querySelector('input')?.focus()} />
        <div className={styles.times}>
          <OpenNow
            open={(time) => t('hero.open', { time })}
            opens={(when) => t('hero.opens', { when })}
          />
          <NextAvailable label={(time) => t('hero.next', { time })} />
        </div>
      </Card>
    </section>
  );
}
