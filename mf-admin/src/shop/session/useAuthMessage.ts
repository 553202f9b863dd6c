import { DataError } from '@shop/shared-data';
import { useTranslation } from 'react-i18next';
import { authSentence } from './authSentences';

/** Explains a refusal of the sign-in service in words of ours; one that is not known reads as the other sentence. */
export function useAuthMessage() {
  const { t } = useTranslation('adminLogin');
  const { t: common } = useTranslation('common');
  return (error: unknown, otherwise: string): string => {
    const known = authSentence(error);
    if (known) return t(known.key, { count: known.count });
    const isLimited = error instanceof DataError && error.kind === 'rateLimited';
    return isLimited ? common('errors.rateLimited') : otherwise;
  };
}
