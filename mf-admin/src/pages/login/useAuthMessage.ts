import { DataError } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

const keysByCode = {
  invalid_credentials: 'provider.credentials',
  email_not_confirmed: 'provider.unconfirmed',
  user_already_exists: 'provider.exists',
  email_exists: 'provider.exists',
  weak_password: 'provider.weak',
  same_password: 'provider.samePassword',
  signup_disabled: 'signUp.restricted',
  otp_expired: 'provider.expired',
  reauthentication_needed: 'provider.again',
  mfa_verification_failed: 'provider.code',
} as const;

const isKnown = (code = ''): code is keyof typeof keysByCode => Object.hasOwn(keysByCode, code);

/** Explains an error of the sign-in service, with the service's own message where it is readable. */
export function useAuthMessage() {
  const { t } = useTranslation('adminLogin');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  return (error: unknown, otherwise: string) => {
    if (!(error instanceof DataError)) return otherwise;
    if (isKnown(error.code)) return t(keysByCode[error.code]);
    if (error.kind === 'rateLimited') return common('errors.rateLimited');
    // Our database's messages are codes: `admin_exists`.
    const isReadable = error.kind !== 'offline' && !/^\w+$/.test(error.message);
    // The service's messages are in English only.
    return isReadable && language === 'en' ? error.message : otherwise;
  };
}
