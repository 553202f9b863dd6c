import { DataError } from '@shop/shared-data';
import {
  type AccountLink,
  changePassword,
  credentialsSchema,
  openAccountLink,
} from '@shop/shared-data/staff';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  FormStatus,
  notify,
  PasswordField,
  useSchemaForm,
  useSingleFlight,
} from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { SignOutButton } from '../../shop/session/SignOutButton';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { LoginCard } from './LoginCard';
import { HALF, type LoginLink } from './loginAddress';

const types = {
  recovery: 'recovery',
  email: 'email_change',
  confirm: 'signup',
} as const satisfies Record<string, AccountLink>;

interface Props {
  link: LoginLink & { kind: keyof typeof types };
}

/**
 * The page of a link to a new password, for another e-mail address, or of a sign-up. The link is used up by a press of
 * the button, and only with the box checked: programs that check the links of mails press buttons too.
 */
export function AccountLinkForm({ link: { kind, token } }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const navigate = useNavigate();
  const { recheck } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLInputElement>(null);
  const [isUnchecked, setUnchecked] = useState(false);
  const open = useSingleFlight(async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const isHalf = (await openAccountLink(types[kind], token)) === 'half';
      if (isHalf) return navigate({ hash: HALF }, { replace: true });
      if (kind !== 'recovery') notify.success(t(`${kind}.success`));
      await recheck();
      // The page then leads on by itself, to the new password or the dashboard.
      navigate({ hash: '' }, { replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  });
  const isExpired =
    kind === 'confirm' && failure instanceof DataError && failure.code === 'otp_expired';
  return (
    <LoginCard
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      onSubmit={(event) => {
        event.preventDefault();
        const isChecked = box.current?.checked;
        setUnchecked(!isChecked);
        if (isChecked) void open();
        else box.current?.focus();
      }}
    >
      {failure !== undefined && (
        <FormStatus tone="error">
          {isExpired ? t('confirm.expired') : authMessage(failure, t('link.failed'))}
        </FormStatus>
      )}
      <CheckboxField
        ref={box}
        id={useId()}
        label={t('link.mine')}
        error={isUnchecked ? t('link.check') : undefined}
        onChange={() => setUnchecked(false)}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t(`${kind}.continue`)}
      </Button>
      {failure !== undefined && (
        <Button variant="quiet" wide onClick={() => navigate({ hash: '' }, { replace: true })}>
          {t('forgot.back')}
        </Button>
      )}
    </LoginCard>
  );
}

const outcome = notify.outcome('account/password');

export function NewPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const { endRecovery } = useSession();
  const { field, summary, submit, busy, failure, form } = useSchemaForm({
    schema: credentialsSchema,
    labels: { password: t('fields.password') },
    // The address tells password managers whose password this is.
    defaultValues: { email, password: '' },
    send: async ({ password }) => {
      await changePassword(password);
      outcome.succeeded(t('recovery.success'));
      endRecovery();
    },
    onFailure: (error) => outcome.failed(authMessage(error, t('recovery.failure'))),
  });

  return (
    <LoginCard
      title={t('recovery.title')}
      lead={t('recovery.description', { email })}
      onSubmit={submit}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('recovery.failure'))}</FormStatus>
      )}
      <ErrorSummary {...summary} />
      <input type="email" autoComplete="username" hidden readOnly {...form.register('email')} />
      <PasswordField
        {...field('password')}
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        hint={t('fields.hint')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('recovery.submit')}
      </Button>
      <SignOutButton />
    </LoginCard>
  );
}
