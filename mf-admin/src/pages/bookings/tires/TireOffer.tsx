import type { TireOffer as Offer } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { FormStatus, useErrorTranslator } from '@shop/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './BookingTires.module.css';

/** What the chosen tires cost installed, as the database computes it. */
export function TireOffer({ offer: { data, error } }: { offer: UseQueryResult<Offer | null> }) {
  const { t } = useTranslation('adminBookingTires');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  if (data === undefined && error) {
    return (
      <FormStatus tone="error" title={t('add.priceFailure')}>
        {explainFailure(error)}
      </FormStatus>
    );
  }
  return (
    <p role="status" className={styles.price}>
      {data
        ? t('add.price', { price: formatPrice(data.installed, language) })
        : t(data === null ? 'problems.tires_sold' : 'add.pricing')}
    </p>
  );
}
