import type { TFunction } from 'i18next';

/** Sentences by the schema's message. */
export const productProblems = (t: TFunction<'adminProducts'>): Record<string, string> =>
  t('problems', { returnObjects: true });
