import { DataError } from '@shop/shared-data';
import { codeSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { useSchemaForm } from '@shop/shared-ui';
import { adminLocales } from '../locales/adminLocales';

/** The service's code for a code that is wrong or too old. */
const WRONG = 'mfa_verification_failed';

/**
 * A form for a code of the authenticator app. A code that the service refuses stays in its field, with
 * the reason beside it.
 * @param send sends the six digits
 */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const t = useTranslate(adminLocales);
  const code = useSchemaForm({
    schema: codeSchema,
    labels: { code: t('code.label') },
    defaultValues: { code: '' },
    sentences: { code: t('code.invalid'), [WRONG]: t('code.wrong') },
    send: async (fields) => {
      try {
        await send(fields.code);
      } catch (error) {
        if (!(error instanceof DataError) || error.code !== WRONG) throw error;
        code.form.setError('code', { message: WRONG });
      }
    },
  });
  return code;
}

/** What `useCodeForm` returns. */
export type CodeForm = ReturnType<typeof useCodeForm>;
