import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus, TextLink, useErrorTranslator } from '@shop/shared-ui';
import { bookingLocales } from '../locales/bookingLocales';
import styles from './BookingFailure.module.css';
import { useDraft } from './DraftProvider';
import { remedyFor } from './remedy';

/** Explains why the booking was not stored, and what the visitor can do about it. */
export function BookingFailure({ failure }: { failure: unknown }) {
  const t = useTranslate(bookingLocales);
  const { explainFailure } = useErrorTranslator();
  const { goTo } = useDraft();
  const { phone } = useShop();
  const { reason, step } = remedyFor(failure);
  return (
    <FormStatus tone="error" title={t('failure.title')}>
      <p>{reason ? t(`failure.${reason}`) : explainFailure(failure)}</p>
      <p>
        {t('failure.kept')} {!step && t('failure.retry')}
      </p>
      <div className={styles.ways}>
        {step && (
          <Button size="sm" variant="secondary" onClick={() => goTo(step)}>
            {t(step === 3 ? 'failure.chooseTime' : 'failure.chooseDate')}
          </Button>
        )}
        <TextLink href={`tel:${phone}`}>
          {t('failure.call', { phone: formatPhone(phone) })}
        </TextLink>
      </div>
    </FormStatus>
  );
}
