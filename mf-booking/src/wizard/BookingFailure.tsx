import { useShop } from '@shop/shared-contract';
import { formatPhone, formatPrice, useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus, TextLink, useErrorTranslator } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { findRemedy } from '../rules/bookingFailure';
import { TireWays } from '../tires/TireWays';
import { offerOf } from '../tires/wantedTires';
import styles from './BookingFailure.module.css';
import { useDraft } from './draft';

/**
 * Explains why the booking was not stored, and what the visitor can do about it.
 * @param failure what `bookAppointment` threw
 */
export function BookingFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('booking');
  const { explainFailure } = useErrorTranslator();
  const { goTo, tires } = useDraft();
  const { language } = useLanguage();
  const { phone } = useShop();
  const remedy = findRemedy(failure);
  const offer = offerOf(tires);
  const explain = () => {
    if (!remedy) return explainFailure(failure);
    if (remedy.reason !== 'priceChanged') return t(`failure.${remedy.reason}`);
    const price = offer && formatPrice(offer.installed, language);
    return price ? t('failure.priceChanged', { price }) : t('tires.failed');
  };
  return (
    <FormStatus tone="error" title={t('failure.title')}>
      <p>{explain()}</p>
      <p>{[t('failure.kept'), !remedy && t('failure.retry')].filter(Boolean).join(' ')}</p>
      <div className={styles.ways}>
        {remedy?.choose === 'tires' && <TireWays />}
        {remedy && remedy.choose !== 'tires' && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => goTo(remedy.choose === 'time' ? 3 : 2)}
          >
            {t(remedy.choose === 'time' ? 'failure.chooseTime' : 'failure.chooseDate')}
          </Button>
        )}
        <TextLink href={`tel:${phone}`}>
          {t('failure.call', { phone: formatPhone(phone) })}
        </TextLink>
      </div>
    </FormStatus>
  );
}
