import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { FormStatus, TextLink } from '@shop/shared-ui';
import { bookingLocales } from '../../locales/bookingLocales';
import styles from './NeedsScript.module.css';

/** Where scripts don't run nothing can be sent: the phone is the way. */
export function NeedsScript() {
  const t = useTranslate(bookingLocales);
  const { phone } = useShop();
  return (
    <noscript>
      <FormStatus tone="info" className={styles.notice}>
        <TextLink href={`tel:${phone}`}>{t('needsScript', { phone: formatPhone(phone) })}</TextLink>
      </FormStatus>
    </noscript>
  );
}
