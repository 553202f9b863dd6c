import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Card, TextLink } from '@shop/shared-ui';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { OpenNow } from '../../nextAvailable/OpenNow';
import { SizeForm } from '../../tireSize/SizeForm';
import { homeLocales } from './locales/homeLocales';
import styles from './TireSearch.module.css';

/** The way to tires by size or vehicle, with whether the shop is open and the next free time. */
export function TireSearch() {
  const t = useTranslate(homeLocales);
  return (
    <section className={styles.search} aria-label={t('tires.title')}>
      <Card>
        <h2>{t('tires.title')}</h2>
        <SizeForm />
        <TextLink to={paths.tires()}>{t('tires.vehicle')}</TextLink>
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
