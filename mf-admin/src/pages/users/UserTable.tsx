import { shopDay } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import {
  grantAdmin,
  type Identity,
  identitySchema,
  revokeAdmin,
  type UserProfile,
} from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  ConfirmDialog,
  notify,
  useErrorTranslator,
  useSchemaForm,
  useSingleFlight,
} from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../lists/ChangeFailure';
import { queryKeys } from '../../lists/queryKeys';
import { Table } from '../../lists/Table';
import { useSession } from '../../session/SessionProvider';
import { IdentityDialog } from './IdentityDialog';
import styles from './UserTable.module.css';

interface Change {
  user: UserProfile;
  /** Who grants the rights; without it they are removed. */
  identity?: Identity;
}

const outcome = (userId: string) => notify.outcome(`users/${userId}/role`);

function useAdminToggle() {
  const { t } = useTranslation('adminUsers');
  const client = useQueryClient();
  const { session, recheck } = useSession();
  const ownId = session.status === 'signedIn' ? session.account.id : undefined;

  const { mutateAsync, error, variables, isPending } = useMutation({
    mutationFn: ({ user: { id }, identity }: Change) =>
      identity ? grantAdmin(id, identity) : revokeAdmin(id),
    onSuccess: async (_, { user: { id, is_admin } }) => {
      outcome(id).succeeded(is_admin ? t('removed') : t('added'));
      if (id === ownId) await recheck();
    },
    onError: (_, { user }) => outcome(user.id).failed(t('updateFailed')),
    // After a failure too: another session may have changed the rights.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.users }),
  });
  // A rejection is in `error` and has its notification.
  const revoke = useSingleFlight((user: UserProfile) =>
    mutateAsync({ user }).catch(() => undefined),
  );
  const isLast = error instanceof DataError && error.code === 'last_admin';
  return {
    ownId,
    revoke,
    /** Grants rights. A rejection is for the form that asked for the password. */
    grant: (user: UserProfile, identity: Identity) => mutateAsync({ user, identity }),
    busyId: isPending ? variables.user.id : undefined,
    /** The account that could not be changed because it is the last administrator. */
    last: isLast ? variables?.user : undefined,
    error: isLast || variables?.identity ? null : error,
  };
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  state: string;
  busy: boolean;
  onToggle: () => void;
}

function Switch({ label, isOn, state, busy, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={busy || undefined}
      className={styles.switch}
      onClick={busy ? undefined : onToggle}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{state}</span>
    </button>
  );
}

interface Props {
  user: UserProfile;
  /** @throws when the rights were not granted */
  onGrant: (identity: Identity) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password before another account gets administrator rights. */
function GrantDialog({ user, onGrant, onClose }: Props) {
  const { t } = useTranslation('adminUsers');
  const form = useSchemaForm({
    schema: identitySchema,
    labels: { password: t('identity.password'), code: t('identity.code') },
    defaultValues: { password: '', code: '' },
    send: async (identity) => {
      await onGrant(identity);
      onClose();
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('grant.title')}
      text={t('grant.text', { email: user.email })}
      submitLabel={t('grant.submit')}
      failed={t('updateFailed')}
      onClose={onClose}
    />
  );
}

/** Rendered again only when its rows change, not with each letter of a search. */
export const UserTable = memo(function UserTable({ users }: { users: UserProfile[] }) {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const { language } = useLanguage();
  const { ownId, revoke, grant, busyId, last, error } = useAdminToggle();
  const [leaving, setLeaving] = useState<UserProfile>();
  const [joining, setJoining] = useState<UserProfile>();
  return (
    <>
      {last && (
        <ChangeFailure title={t('updateFailed')}>
          {t('lastAdmin', { email: last.email })}
        </ChangeFailure>
      )}
      {error && <ChangeFailure title={t('updateFailed')}>{explainFailure(error)}</ChangeFailure>}
      <Table
        label={t('table.label')}
        columns={[t('table.email'), t('table.since'), t('table.admin')]}
      >
        {users.map((user) => {
          const { id, email, is_admin, created_at } = user;
          const givesUp = id === ownId && is_admin;
          return (
            <tr key={id}>
              <td>
                <span>{`${email} `}</span>
                {id === ownId && <Badge tone="info">{t('you')}</Badge>}
              </td>
              <td className={styles.date}>
                {formatDay(shopDay(created_at), language, { dateStyle: 'medium' })}
              </td>
              <td>
                <Switch
                  label={t('toggle', { email })}
                  isOn={is_admin}
                  state={is_admin ? t('yes') : t('no')}
                  busy={busyId === id}
                  onToggle={() => {
                    if (givesUp) setLeaving(user);
                    else if (is_admin) void revoke(user);
                    else setJoining(user);
                  }}
                />
              </td>
            </tr>
          );
        })}
      </Table>
      {joining && (
        <GrantDialog
          user={joining}
          onGrant={(identity) => grant(joining, identity)}
          onClose={() => setJoining(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('removeSelf.title')}
        text={t('removeSelf.text')}
        confirmLabel={t('removeSelf.confirm')}
        cancelLabel={common('cancel')}
        tone="danger"
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void revoke(leaving);
          setLeaving(undefined);
        }}
      />
    </>
  );
});
