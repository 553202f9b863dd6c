import { defineMessages } from '@shop/shared-i18n';

/** The wizard's words. */
export const bookingMessages = defineMessages('booking', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
