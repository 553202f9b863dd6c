import { useShop } from '@shop/shared-contract';
import type { DataErrorKind } from '@shop/shared-data';
import { commonMessages, formatPhone, useMessages } from '@shop/shared-i18n';
import { FormStatus, TextLink } from '@shop/shared-ui';
import { contactMessages } from './messages/contactMessages';

/** Why a message did not arrive, and the way that always works. */
export function NotSent({ kind }: { kind: DataErrorKind }) {
  const t = useMessages(contactMessages);
  const common = useMessages(commonMessages);
  const { phone } = useShop();
  return (
    <FormStatus tone="error" title={t('errorSending')}>
      <p>{common(`errors.${kind}`)}</p>
      <TextLink href={`tel:${phone}`}>{t('orCall', { phone: formatPhone(phone) })}</TextLink>
    </FormStatus>
  );
}
