import { shopDay, shopTime } from '@shop/shared-contract';
import { formatDay, formatPrice, formatTime, useLanguage } from '@shop/shared-i18n';
import { Heading } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { EntryText } from '../lists/EntryText';
import { Ending } from './Ending';
import styles from './OfferNote.module.css';
import { OfferPicture } from './OfferPicture';
import type { ShownOffer } from './useOffers';

interface Props {
  offer: ShownOffer;
  headingLevel: 2 | 3 | 4;
  /** Whether its picture is shown beside the text. */
  pictured?: boolean;
}

/** An offer: what it is, what the service then costs, until when, and its small print. */
export function OfferNote({ offer, headingLevel, pictured = false }: Props) {
  const { title, text, smallPrint, picture, until, of, left } = offer;
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const end = {
    day: formatDay(shopDay(until), language),
    time: formatTime(shopTime(until), language),
  };
  const isPictured = pictured && picture !== undefined;
  return (
    <Ending until={until} className={clsx(styles.offer, isPictured && styles.pictured)}>
      {isPictured && <OfferPicture offer={offer} sizes="11rem" />}
      <div>
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
      </div>
    </Ending>
  );
}
