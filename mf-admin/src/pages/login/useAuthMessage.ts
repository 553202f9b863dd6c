import { DataError } from '@shop/shared-data';
import { commonLocales, useLanguage, useTranslate } from '@shop/shared-i18n';
import { loginLocales } from './locales/loginLocales';

const words = {
  invalid_credentials: 'provider.credentials',
  email_not_confirmed: 'provider.unconfirmed',
  user_already_exists: 'provider.exists',
  email_exists: 'provider.exists',
  weak_password: 'provider.weak',
  same_password: 'provider.samePassword',
  signup_disabled: 'signUp.restricted',
} as const;

const isKnown = (code = ''): code is keyof typeof words => Object.hasOwn(words, code);

/** What to say when the sign-in service refuses: its own message, if it has one for people. */
export function useAuthMessage() {
  const t = useTranslate(loginLocales);
  const common = useTranslate(commonLocales);
  const { language } = useLanguage();
  return (error: unknown, otherwise: string) => {
    if (!(error instanceof DataError)) return otherwise;
    if (isKnown(error.code)) return t(words[error.code]);
    if (error.kind === 'rateLimited') return common('errors.rateLimited');
    const isForPeople = error.kind !== 'offline' && error.message !== error.kind;
    // The service speaks English only.
    return isForPeople && language === 'en' ? error.message : otherwise;
  };
}
