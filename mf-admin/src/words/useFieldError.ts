import { commonMessages, useMessages } from '@shop/shared-i18n';

type Key = Parameters<ReturnType<typeof useMessages<Words>>>[0];
type Words = typeof commonMessages extends { load: { en: () => Promise<infer Shape> } }
  ? Shape
  : never;

/** Turns what a form schema found in a field, a key of `validation.*`, into a sentence. */
export function useFieldError() {
  const t = useMessages(commonMessages);
  return (found: { message?: string | undefined } | undefined) =>
    found?.message && t(`validation.${found.message}` as Key);
}
