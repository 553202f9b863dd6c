import { useTranslate } from '@shop/shared-i18n';
import { TextArea, TextField } from '@shop/shared-ui';
import { bookingLocales } from '../pages/booking/locales/bookingLocales';
import styles from './DetailsFields.module.css';
import type { DetailField } from './detailFields';
import type { BookingForm } from './useBookingForm';

interface Props extends Pick<BookingForm, 'form' | 'trap'> {
  errors: ReadonlyMap<DetailField, string>;
}

/** Four required fields, the notes, and one that only robots fill in. */
export function DetailsFields({ form, trap, errors }: Props) {
  const t = useTranslate(bookingLocales);
  const field = (name: DetailField) => ({
    label: t(`details.${name}`),
    error: errors.get(name),
    ...form.register(name),
  });
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
      <div aria-hidden="true" className={styles.trap}>
        <label htmlFor="website">{t('details.website')}</label>
        <input ref={trap} id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
