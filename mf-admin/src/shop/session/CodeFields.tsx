import { Button, ErrorSummary, FormStatus, TextField, useErrorTranslator } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAuthMessage } from './useAuthMessage';
import type { CodeForm } from './useCodeForm';

interface Props {
  code: CodeForm;
  /** The title of a failure that is not the code's. */
  failed: string;
  submitLabel: string;
}

export function CodeFields({ code, failed, submitLabel }: Props) {
  const { t } = useTranslation('admin');
  const authMessage = useAuthMessage();
  const { explainFailure } = useErrorTranslator();
  return (
    <>
      {code.failure !== undefined && (
        <FormStatus tone="error" title={failed}>
          {authMessage(code.failure, explainFailure(code.failure))}
        </FormStatus>
      )}
      <ErrorSummary {...code.summary} />
      <TextField
        {...code.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <Button type="submit" wide busy={code.busy} busyLabel={t('code.checking')}>
        {submitLabel}
      </Button>
    </>
  );
}
