import { shopDay, shopTime } from '@shop/shared-contract';
import { formatDay, formatPrice, formatTime, useLanguage } from '@shop/shared-i18n';
import { Heading } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { EntryText } from '../lists/EntryText';
import { Ending } from './Ending';
import styles from './OfferNote.module.css';
import type { ShownOffer } from './useOffers';

/** An offer: what it is, what the service then costs, until when, and its small print. */
export function OfferNote({ offer, headingLevel }: { offer: ShownOffer; headingLevel: 2 | 3 | 4 }) {
  const { title, text, smallPrint, until, of, left } = offer;
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const end = {
    day: formatDay(shopDay(until), language),
    time: formatTime(shopTime(until), language),
  };
  return (
    <Ending until={until} className={styles.offer}>
      <Heading level={headingLevel} className={styles.title}>
        <EntryText of={title} />
      </Heading>
      {of && left !== undefined && (
        <p className={styles.price}>
          {t('instead', { left: formatPrice(left), price: formatPrice(of.price) })}
        </p>
      )}
      {text && (
        <p>
          <EntryText of={text} />
        </p>
      )}
      <p className={styles.small}>{t(left === undefined ? 'until' : 'visits', end)}</p>
      {smallPrint && (
        <p className={styles.small}>
          <EntryText of={smallPrint} />
        </p>
      )}
    </Ending>
  );
}
