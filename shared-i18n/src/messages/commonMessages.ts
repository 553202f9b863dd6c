import { defineMessages } from '../messageSet';

/** Words every app needs; the shell loads them before anything renders. */
export const commonMessages = defineMessages('common', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
