import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { FormStatus, TextLink, useErrorTranslator } from '@shop/shared-ui';
import { contactLocales } from './locales/contactLocales';

/** Explains why a message was not sent, and offers the phone instead. */
export function NotSent({ failure }: { failure: unknown }) {
  const t = useTranslate(contactLocales);
  const { explainFailure } = useErrorTranslator();
  const { phone } = useShop();
  return (
    <FormStatus tone="error" title={t('errorSending')}>
      <p>{explainFailure(failure)}</p>
      <TextLink href={`tel:${phone}`}>{t('orCall', { phone: formatPhone(phone) })}</TextLink>
    </FormStatus>
  );
}
