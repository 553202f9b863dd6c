import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { FormStatus, TextLink } from '@shop/shared-ui';
import { contactLocales } from './locales/contactLocales';

/** Where scripts don't run nothing can be sent: the phone is the way. */
export function NeedsScript() {
  const t = useTranslate(contactLocales);
  const { phone } = useShop();
  return (
    <noscript>
      <FormStatus tone="info">
        <TextLink href={`tel:${phone}`}>
          {t('form.needsScript', { phone: formatPhone(phone) })}
        </TextLink>
      </FormStatus>
    </noscript>
  );
}
