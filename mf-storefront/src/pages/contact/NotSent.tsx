import { useShop } from '@shop/shared-contract';
import type { DataErrorKind } from '@shop/shared-data';
import { commonLocales, formatPhone, useTranslate } from '@shop/shared-i18n';
import { FormStatus, TextLink } from '@shop/shared-ui';
import { contactLocales } from './locales/contactLocales';

/** Why a message did not arrive, and the way that always works. */
export function NotSent({ kind }: { kind: DataErrorKind }) {
  const t = useTranslate(contactLocales);
  const common = useTranslate(commonLocales);
  const { phone } = useShop();
  return (
    <FormStatus tone="error" title={t('errorSending')}>
      <p>{common(`errors.${kind}`)}</p>
      <TextLink href={`tel:${phone}`}>{t('orCall', { phone: formatPhone(phone) })}</TextLink>
    </FormStatus>
  );
}
