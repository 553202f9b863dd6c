import { DataError } from '@shop/shared-data';
import { codeSchema } from '@shop/shared-data/staff';
import { useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

/** The service's code for a code that is wrong or too old. */
const WRONG = 'mfa_verification_failed';

/** A code that the service refuses stays in its field, with the reason beside it. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const { t } = useTranslation('admin');
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

export type CodeForm = ReturnType<typeof useCodeForm>;
