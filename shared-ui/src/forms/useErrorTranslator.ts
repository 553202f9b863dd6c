import { localeOf, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/** The part of a field's Zod schema that holds the limits of its checks. */
export interface FieldSchema {
  _zod: { def: { checks?: readonly { _zod: { def: object } }[] | undefined } };
}

/** The errors of `@shop/shared-data`, reduced to what decides the sentence. */
interface Failure {
  kind: string;
  code?: string | undefined;
}

/** Whether a request threw this, as opposed to a mistake in our code. */
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

/**
 * Finds the field that the database refused, where its rules are stricter than the form's schema.
 * @param error what a request threw
 * @returns the field's name and the key of `validation.*` that explains the refusal; undefined when
 *   the error does not concern a single field
 */
export function rejectedField(error: unknown): { field: string; problem: string } | undefined {
  const code = isRequestError(error) ? (error.code ?? '') : '';
  const problem = fieldErrors.get(code);
  return problem ? { field: code.replace('invalid_', ''), problem } : undefined;
}

/** The most characters that a schema accepts; undefined without a limit. */
function maxLengthOf({ _zod }: FieldSchema): number | undefined {
  for (const { _zod: check } of _zod.def.checks ?? []) {
    if ('maximum' in check.def && typeof check.def.maximum === 'number') return check.def.maximum;
  }
  return undefined;
}

/**
 * Translates every error that a form or a request can have into a sentence of the visitor's language.
 * Public pages and staff pages use it alike, so the same error reads the same everywhere.
 */
export function useErrorTranslator() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return {
    /**
     * Explains why a field is not valid.
     * @param problem the schema's message: a key of `validation.*` in the common dictionary
     * @param schema the field's schema; with it, the sentence for a text that is too long names the
     *   limit
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
    /**
     * Explains why a request failed.
     * @param error what the request threw; one that is not from `@shop/shared-data` is unexpected
     */
    explainFailure: (error: unknown): string => {
      const kind = isRequestError(error) ? error.kind : 'unexpected';
      return t(`errors.${kind}` as 'errors.unexpected', { defaultValue: t('errors.unexpected') });
    },
  };
}
