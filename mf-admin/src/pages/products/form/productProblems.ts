import type { TFunction } from 'i18next';

const problems = [
  ...['https', 'credentials', 'photoCount', 'size', 'loadIndex', 'speedRating', 'tread', 'dot'],
  ...['quantity', 'sku', 'skuTaken', 'kind', 'condition'],
] as const;

/** Sentences by the schema's message. */
export const productProblems = (t: TFunction<'adminProducts'>): Record<string, string> =>
  Object.fromEntries(
    problems.map((problem) => [problem, t(`problems.${problem}` as 'problems.https')]),
  );
