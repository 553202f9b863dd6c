import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { useId } from 'react';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { SizeForm } from '../../tireSize/SizeForm';
import { useIdleComponent } from '../../useIdleComponent';
import { homeLocales } from './locales/homeLocales';
import styles from './TireSearch.module.css';

const loadOpenNow = () => import('./OpenNow').then(({ OpenNow }) => OpenNow);

/** The way to tires by size or vehicle, with whether the shop is open and the next free time. */
export function TireSearch() {
  const t = useTranslate(homeLocales);
  const OpenNow = useIdleComponent(loadOpenNow);
  const titleId = useId();
  return (
    <section data-surface="light" className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('tires.title')}
      </h2>
      <SizeForm />
      <p>
        <TextLink to={paths.tires()}>{t('tires.vehicle')}</TextLink>
      </p>
      <div className={styles.times}>
        {/* The lines are there before their texts. */}
        <p className={styles.open}>{OpenNow && <OpenNow />}</p>
        <NextAvailable label={(time) => t('hero.next', { time })} />
      </div>
    </section>
  );
}
