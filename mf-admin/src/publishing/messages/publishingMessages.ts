import { defineMessages } from '@shop/shared-i18n';

export const publishingMessages = defineMessages('adminPublishing', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
