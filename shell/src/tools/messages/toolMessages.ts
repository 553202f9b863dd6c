import { defineMessages } from '@shop/shared-i18n';

export const toolMessages = defineMessages('tools', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
