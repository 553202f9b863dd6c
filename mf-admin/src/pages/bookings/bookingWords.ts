import type { useMessages } from '@shop/shared-i18n';
import type { en } from './messages/en';

/** The section's words, as useMessages gives them. */
export type BookingWords = ReturnType<typeof useMessages<typeof en>>;
