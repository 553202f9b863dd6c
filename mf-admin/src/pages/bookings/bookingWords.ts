import type { useTranslate } from '@shop/shared-i18n';
import type { en } from './locales/en';

/** The section's words, as useTranslate gives them. */
export type BookingWords = ReturnType<typeof useTranslate<typeof en>>;
