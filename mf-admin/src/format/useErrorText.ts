import { DataError } from '@shop/shared-data';
import { commonLocales, useTranslate } from '@shop/shared-i18n';

/** Says why a call failed, in the reader's language. */
export function useErrorText() {
  const t = useTranslate(commonLocales);
  return (error: unknown) => t(`errors.${error instanceof DataError ? error.kind : 'unexpected'}`);
}
