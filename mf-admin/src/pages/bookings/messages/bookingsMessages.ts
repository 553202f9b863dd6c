import { defineMessages } from '@shop/shared-i18n';

export const bookingsMessages = defineMessages('adminBookings', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
