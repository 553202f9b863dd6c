import { commonLocales, useTranslate } from '@shop/shared-i18n';

type Key = Parameters<ReturnType<typeof useTranslate<Words>>>[0];
type Words = typeof commonLocales extends { load: { en: () => Promise<infer Shape> } }
  ? Shape
  : never;

/** Turns what a form schema found in a field, a key of `validation.*`, into a sentence. */
export function useFieldError() {
  const t = useTranslate(commonLocales);
  return (found: { message?: string | undefined } | undefined) =>
    found?.message && t(`validation.${found.message}` as Key);
}
