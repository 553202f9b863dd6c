import { useShop } from '@shop/shared-contract';
import type { BookingDetails } from '@shop/shared-data';
import {
  Button,
  CheckboxField,
  ChoiceGroup,
  ErrorSummary,
  noAutofill,
  type SchemaForm,
  TextArea,
  TextField,
} from '@shop/shared-ui';
import { CalendarCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '../times/useAvailability';
import { BackButton } from './BackButton';
import { BookingFailure } from './BookingFailure';
import { ChoiceSummary } from './ChoiceSummary';
import styles from './DetailsStep.module.css';
import { useDraft } from './draft';
import { StepHeading } from './StepHeading';
import { useVisit } from './useVisit';

/** The form of the details, with a field that only robots fill in. */
interface BookingForm extends SchemaForm<BookingDetails> {
  honeypot: RefObject<HTMLInputElement | null>;
}

interface Props {
  booking: BookingForm;
  availability: Availability;
}

/** Step 4: the visitor's details beside the choices of steps 1 to 3. */
export function DetailsStep({ booking, availability }: Props) {
  const { t } = useTranslation('booking');
  const { date, slot } = useDraft();
  const { visit } = useVisit();
  const { field, honeypot, summary, submit, busy, failure } = booking;
  const isWhole = Boolean(visit.length > 0 && date && slot);
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.step}>
      <div className={styles.head}>
        <StepHeading>{t('details.title')}</StepHeading>
        <p className={styles.hint}>{t('details.hint')}</p>
      </div>
      <ChoiceSummary days={availability} />
      <div className={styles.form}>
        <ErrorSummary {...summary} />
        <Fields field={field} honeypot={honeypot} />
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

/** Four required fields, consent to text messages, the notes, whether the customer waits, and the honeypot. */
function Fields({ field, honeypot }: Pick<BookingForm, 'field' | 'honeypot'>) {
  const { t } = useTranslation('booking');
  const { waits, texts, choose } = useDraft();
  const shop = useShop();
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} required type="tel" autoComplete="tel" />
      <TextField
        {...field('vehicle')}
        required
        autoComplete="off"
        placeholder={t('details.vehiclePlaceholder')}
      />
      {shop.sendsTexts && (
        <CheckboxField
          className={styles.wide}
          name="texts"
          label={t('details.texts')}
          checked={texts}
          onChange={(event) => choose({ texts: event.target.checked })}
        />
      )}
      <div className={styles.wide}>
        <TextArea {...field('notes')} optional rows={4} />
      </div>
      <div className={styles.wide}>
        <ChoiceGroup
          legend={t('details.stay')}
          name="waits"
          columns={2}
          value={String(waits)}
          onChange={(chosen) => choose({ waits: chosen === 'true' })}
          options={[
            { value: 'false', label: t('details.leaves') },
            { value: 'true', label: t('details.waits') },
          ]}
        />
      </div>
      <div aria-hidden="true" className={styles.honeypot}>
        <label htmlFor="website">{t('details.website')}</label>
        <input
          ref={honeypot}
          id="website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          {...noAutofill}
        />
      </div>
    </div>
  );
}
