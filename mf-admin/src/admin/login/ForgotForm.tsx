import { recoverySchema, requestRecovery } from '@shop/shared-data/staff';
import { Button, ErrorSummary, FormStatus, TextField, useSchemaForm } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { useLoginAddress } from '../../shop/session/useLoginAddress';
import { LoginCard } from './LoginCard';

interface Props {
  email: string;
  onBack: () => void;
}

/** Asks for a link to a new password. It does not say whether the account exists. */
export function ForgotForm({ email, onBack }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const page = useLoginAddress();
  const [sentTo, setSentTo] = useState<string>();
  const { field, summary, submit, busy, failure } = useSchemaForm({
    schema: recoverySchema,
    labels: { email: t('fields.email') },
    defaultValues: { email },
    send: async (typed) => {
      await requestRecovery(typed.email, page());
      setSentTo(typed.email);
    },
  });
  return (
    <LoginCard
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      onSubmit={submit}
      switchLabel={t('forgot.back')}
      onSwitch={onBack}
    >
      {sentTo !== undefined && (
        <FormStatus tone="info">{t('forgot.sent', { email: sentTo })}</FormStatus>
      )}
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('forgot.failure'))}</FormStatus>
      )}
      <ErrorSummary {...summary} />
      <TextField {...field('email')} type="email" autoComplete="username" required />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('forgot.submit')}
      </Button>
    </LoginCard>
  );
}
