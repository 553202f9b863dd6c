import { type InvitationState, readInvitation } from '@shop/shared-data/staff';
import { Spinner, useErrorTranslator } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginFormProps } from './LoginCard';
import { LoginNotice } from './LoginNotice';
import { SignUpForm } from './SignUpForm';

interface Props extends LoginFormProps {
  /** The secret of the invitation. */
  token: string;
}

/** The form of an invited colleague. Nothing is typed before the invitation is known to be open. */
export function InvitationForm({ token, ...form }: Props) {
  const { t } = useTranslation('adminLogin');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const navigate = useNavigate();
  const [state, setState] = useState<InvitationState>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    readInvitation(token).then(setState, setFailure);
  }, [token]);
  useEffect(load, [load]);

  if (failure !== undefined) {
    return (
      <LoginNotice
        tone="error"
        title={t('invitation.failed')}
        text={explainFailure(failure)}
        button={common('retry')}
        onPress={load}
      />
    );
  }
  if (!state) return <Spinner label={common('loading')} />;
  if (state === 'open') return <SignUpForm {...form} invitation={token} />;
  return (
    <LoginNotice
      tone="error"
      title={t('invitation.closed')}
      text={t(`invitation.${state}`)}
      button={t('forgot.back')}
      onPress={() => navigate({ hash: '' }, { replace: true })}
    />
  );
}
