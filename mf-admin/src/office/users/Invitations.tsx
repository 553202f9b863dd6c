import { shopDay } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import {
  type Invitation,
  inviteAdmin,
  listInvitations,
  newEmailSchema,
  restoreInvitation,
  withdrawInvitation,
} from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  Button,
  Cluster,
  FormStatus,
  notify,
  Skeleton,
  Stack,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { useRemoval } from '../../kit/resources/useRemoval';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { useLoginAddress } from '../../shop/session/useLoginAddress';
import { IdentityDialog } from './IdentityDialog';
import styles from './SecondFactor.module.css';

interface Props {
  /** Receives the address, and the secret of the link. */
  onInvited: (email: string, token: string) => void;
  onClose: () => void;
}

function InviteDialog({ onInvited, onClose }: Props) {
  const { t } = useTranslation('adminUsers');
  const { language } = useLanguage();
  const form = useSchemaForm({
    schema: newEmailSchema,
    labels: {
      email: t('table.email'),
      password: t('identity.password'),
      code: t('identity.code'),
    },
    defaultValues: { email: '', password: '', code: '' },
    sentences: { account_exists: t('invite.exists') },
    send: async ({ email, ...identity }) => {
      try {
        onInvited(email, await inviteAdmin(identity, { email }, language));
        onClose();
      } catch (error) {
        if (!(error instanceof DataError) || error.code !== 'account_exists') throw error;
        form.form.setError('email', { message: error.code });
      }
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('invite.button')}
      text={t('invite.text')}
      submitLabel={t('invite.submit')}
      failed={t('invite.failed')}
      onClose={onClose}
    >
      <TextField {...form.field('email')} type="email" autoComplete="off" required />
    </IdentityDialog>
  );
}

export function Invitations() {
  const { t } = useTranslation('adminUsers');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const headingId = useId();
  const client = useQueryClient();
  const page = useLoginAddress();
  const [isOpen, setOpen] = useState(false);
  const [invited, setInvited] = useState<{ email: string; token: string }>();
  const name = queryKeys.invitations;
  const rows = useRows({ name, load: listInvitations, failure: t('invite.loadFailed') });
  const reload = () => client.invalidateQueries({ queryKey: name });
  const section = useRef<HTMLElement>(null);
  const withdrawal = useRemoval<Invitation>({
    name,
    remove: ({ id }) => withdrawInvitation(id),
    failure: t('invite.withdrawFailed'),
    restore: ({ id }) => restoreInvitation(id),
    restored: ({ email }) => t('invite.restored', { email }),
    restoreFailure: t('invite.restoreFailed'),
    onRestored: () => section.current?.focus(),
  });
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={headingId}>
      <Stack>
        <h2 id={headingId} className={styles.title}>
          {t('invite.title')}
        </h2>
        <p>{t('invite.lead')}</p>
        <div>
          <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
            {t('invite.button')}
          </Button>
        </div>
        {invited && (
          <FormStatus tone="info" title={t('invite.done', { email: invited.email })}>
            <p>{t('invite.link')}</p>
            <p className={styles.key}>{`${page()}#invitation=${invited.token}`}</p>
          </FormStatus>
        )}
        {withdrawal.error && (
          <ChangeFailure title={t('invite.withdrawFailed')}>
            {explainFailure(withdrawal.error)}
          </ChangeFailure>
        )}
        {rows.isPending && <Skeleton lines={1} />}
        {rows.error && !rows.data && (
          <LoadFailure title={t('invite.loadFailed')} error={rows.error} onRetry={rows.refetch} />
        )}
        {rows.data?.length === 0 && <p>{t('invite.none')}</p>}
        {rows.data?.map((invitation) => {
          const { id, email, expires_at } = invitation;
          return (
            <Cluster key={id}>
              <span>
                {t('invite.open', {
                  email,
                  date: formatDay(shopDay(expires_at), language, { dateStyle: 'medium' }),
                })}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('invite.withdrawOf', { email })}
                onClick={() => withdrawal.remove(invitation)}
              >
                {t('invite.withdraw')}
              </Button>
            </Cluster>
          );
        })}
      </Stack>
      {isOpen && (
        <InviteDialog
          onInvited={(email, token) => {
            setInvited({ email, token });
            notify.success(t('invite.done', { email }));
            void reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {withdrawal.removed && (
        <UndoBar
          key={withdrawal.removed.id}
          text={t('invite.withdrawn', { email: withdrawal.removed.email })}
          onUndo={withdrawal.undo}
        />
      )}
    </section>
  );
}
