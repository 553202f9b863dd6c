import { localeOf, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/** The part of a field's Zod schema that holds the limits of its checks. */
export interface FieldSchema {
  _zod: { def: { checks?: readonly { _zod: { def: object } }[] | undefined } };
}

interface Failure {
  kind: string;
  code?: string | undefined;
}

/** Whether a request threw it, rather than a mistake in our code. */
export const isRequestError = (error: unknown): error is Failure =>
  error instanceof Error && 'kind' in error && typeof error.kind === 'string';

/** The database's codes for one invalid field, with the key of `validation.*` that explains each. */
const fieldErrors = new Map([
  ['invalid_name', 'required'],
  ['invalid_email', 'email'],
  ['invalid_phone', 'phone'],
  ['invalid_vehicle', 'required'],
  ['invalid_notes', 'tooLong'],
]);

/** What no page can show: the ends of the database's codes, each after the table and the column. */
const unfitTexts = new Map([
  ['_unprintable', 'unprintable'],
  ['_too_nested', 'tooNested'],
  ['_no_picture', 'noPicture'],
]);

/** The column, behind the name of its table, with a text that no page can show, and the key of `validation.*`. */
export function unfitText(code: string): { column: string; problem: string } | undefined {
  for (const [end, problem] of unfitTexts) {
    if (code.endsWith(end)) return { column: code.slice(0, -end.length), problem };
  }
  return undefined;
}

/**
 * Finds the field that the database refused by rules that are stricter than the form's schema.
 * @returns its name and a key of `validation.*`; undefined for an error that concerns none of the fields
 */
export function rejectedField(
  error: unknown,
  fields: readonly string[],
): { field: string; problem: string } | undefined {
  const code = isRequestError(error) ? (error.code ?? '') : '';
  const unfit = unfitText(code);
  const problem = unfit?.problem ?? fieldErrors.get(code);
  const [field] = fields
    .filter((each) => (unfit ? unfit.column.endsWith(`_${each}`) : code === `invalid_${each}`))
    .sort((a, b) => b.length - a.length);
  return problem && field ? { field, problem } : undefined;
}

function maxLengthOf({ _zod }: FieldSchema): number | undefined {
  for (const { _zod: check } of _zod.def.checks ?? []) {
    if ('maximum' in check.def && typeof check.def.maximum === 'number') return check.def.maximum;
  }
  return undefined;
}

/** Translates the errors of forms and requests. Pages of visitors and of staff explain an error in the same words. */
export function useErrorTranslator() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const explainFailure = (error: unknown): string => {
    const { kind = 'unexpected', code = '' } = isRequestError(error) ? error : {};
    const unfit = unfitText(code);
    if (unfit) return t(`validation.${unfit.problem}` as 'validation.required');
    return t(`errors.${kind}` as 'errors.unexpected', { defaultValue: t('errors.unexpected') });
  };
  return {
    /**
     * @param problem a key of `validation.*`
     * @param schema with it, the sentence for a text that is too long names the limit
     */
    explainProblem: (problem: string, schema?: FieldSchema): string => {
      const longest = problem === 'tooLong' && schema ? maxLengthOf(schema) : undefined;
      if (longest === undefined) return t(`validation.${problem}` as 'validation.required');
      return t('validation.longerThan', {
        longest: longest.toLocaleString(localeOf(language)),
        // The dictionary belongs to the shell, which may be older than this sentence.
        defaultValue: t('validation.tooLong'),
      });
    },
    /** Explains why a request failed; any error but those of `@shop/shared-data` is unexpected. */
    explainFailure,
    /** As `explainFailure`, for a request that saves nothing. */
    explainLoadFailure: (error: unknown): string => {
      const isSlow = isRequestError(error) && error.kind === 'timedOut';
      const sentence = explainFailure(error);
      return isSlow ? t('loadTimedOut', { defaultValue: sentence }) : sentence;
    },
  };
}
