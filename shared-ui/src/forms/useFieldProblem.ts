import {
  commonLocales,
  localeOf,
  type TranslationKey,
  useLanguage,
  useTranslate,
} from '@shop/shared-i18n';

/** A Zod schema, by what its definition tells of the checks it makes. */
interface TextSchema {
  _zod: { def: { checks?: readonly { _zod: { def: object } }[] | undefined } };
}

/** How many characters a schema takes at most, or undefined for as many as one likes. */
function longestIn({ _zod }: TextSchema): number | undefined {
  for (const { _zod: check } of _zod.def.checks ?? []) {
    if ('maximum' in check.def && typeof check.def.maximum === 'number') return check.def.maximum;
  }
  return undefined;
}

/**
 * Puts in words what a form's schema found in a field.
 * @param schema a Zod object; its messages are keys of `validation.*` in the common dictionary
 * @returns a function of the field and the schema's message, to a sentence or undefined where
 *   nothing was found. A text that is too long is told how long it may be.
 */
export function useFieldProblem<Field extends string>({
  shape,
}: {
  shape: Readonly<Record<Field, TextSchema>>;
}) {
  const t = useTranslate(commonLocales);
  const { language } = useLanguage();
  return (field: Field, found: string | undefined): string | undefined => {
    if (!found) return undefined;
    const longest = found === 'tooLong' ? longestIn(shape[field]) : undefined;
    if (longest !== undefined) {
      return t('validation.longerThan', {
        longest: longest.toLocaleString(localeOf(language)),
        // The dictionary is the shell's, and it may be a shell from before this sentence.
        defaultValue: t('validation.tooLong'),
      });
    }
    return t(`validation.${found as TranslationKey<{ required: string }>}`);
  };
}
