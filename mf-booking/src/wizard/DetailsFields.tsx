import { useTranslate } from '@shop/shared-i18n';
import { TextArea, TextField } from '@shop/shared-ui';
import { bookingLocales } from '../locales/bookingLocales';
import styles from './DetailsFields.module.css';
import type { BookingForm } from './useBookingForm';

type Props = Pick<BookingForm, 'field' | 'honeypot'>;

/** Four required fields, the notes, and a honeypot that only robots fill in. */
export function DetailsFields({ field, honeypot }: Props) {
  const t = useTranslate(bookingLocales);
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
      <div className={styles.wide}>
        <TextArea {...field('notes')} optional rows={4} />
      </div>
      <div aria-hidden="true" className={styles.honeypot}>
        <label htmlFor="website">{t('details.website')}</label>
        <input ref={honeypot} id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
