import { useTranslate } from '@shop/shared-i18n';
import { Button, ErrorSummary } from '@shop/shared-ui';
import { CalendarCheck } from 'lucide-react';
import { bookingLocales } from '../locales/bookingLocales';
import { BackButton } from './BackButton';
import { BookingFailure } from './BookingFailure';
import { ChoiceSummary } from './ChoiceSummary';
import { DetailsFields } from './DetailsFields';
import styles from './DetailsStep.module.css';
import { useDraft } from './draft';
import { StepHeading } from './StepHeading';
import type { Availability } from './useAvailability';
import type { BookingForm } from './useBookingForm';

interface Props {
  booking: BookingForm;
  availability: Availability;
}

/** Step 4: the visitor's details beside the choices of steps 1 to 3. */
export function DetailsStep({ booking, availability }: Props) {
  const t = useTranslate(bookingLocales);
  const { service, date, slot } = useDraft();
  const { field, honeypot, summary, submit, busy, failure } = booking;
  const isWhole = Boolean(service && date && slot);
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.step}>
      <div className={styles.head}>
        <StepHeading>{t('details.title')}</StepHeading>
        <p className={styles.hint}>{t('details.hint')}</p>
      </div>
      <ChoiceSummary days={availability} />
      <div className={styles.form}>
        <ErrorSummary {...summary} />
        <DetailsFields field={field} honeypot={honeypot} />
        {failure !== undefined && <BookingFailure failure={failure} />}
        <div className={styles.buttons}>
          <BackButton />
          <Button
            type="submit"
            size="lg"
            icon={<CalendarCheck />}
            busy={busy}
            busyLabel={t('details.sending')}
          >
            {t(isWhole ? 'details.submit' : 'details.submitRequest')}
          </Button>
        </div>
      </div>
    </form>
  );
}
