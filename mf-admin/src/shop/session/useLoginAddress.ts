import { paths } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';

/** Returns a function that gives the complete address of the login page in the present language. */
export function useLoginAddress(): () => string {
  const { language } = useLanguage();
  return () => new URL(pathIn(language, paths.adminLogin()), location.origin).href;
}
