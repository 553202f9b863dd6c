import { shopDay } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import { grantAdmin, identitySchema, revokeAdmin, type UserProfile } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  ConfirmDialog,
  IconButton,
  notify,
  PlainButton,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../kit/forms/useAction';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import type { Column } from '../../kit/lists/columns';
import { Table } from '../../kit/lists/Table';
import { staffName } from '../../shop/names/staffName';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useSession } from '../../shop/session/SessionProvider';
import { IdentityDialog } from './IdentityDialog';
import { NameDialog } from './NameDialog';
import styles from './UserTable.module.css';

function useRevocation() {
  const { t } = useTranslation('adminUsers');
  const { session, recheck } = useSession();
  const ownId = session.status === 'signedIn' ? session.account.id : undefined;

  const { run, error, input, busy } = useAction({
    id: ({ id }: UserProfile) => `users/${id}/role`,
    send: ({ id }) => revokeAdmin(id),
    success: t('removed'),
    failure: t('updateFailed'),
    // Their invitations end with the rights.
    refresh: [queryKeys.users, queryKeys.invitations],
    onDone: async (_, { id }) => {
      if (id === ownId) await recheck();
    },
  });
  const isLast = error instanceof DataError && error.code === 'last_admin';
  return {
    ownId,
    revoke: run,
    busyId: busy ? input?.id : undefined,
    /** The account that could not be changed because it is the last administrator. */
    last: isLast ? input : undefined,
    error: isLast ? null : error,
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
    <PlainButton
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      busy={busy}
      className={styles.switch}
      onClick={onToggle}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{state}</span>
    </PlainButton>
  );
}

interface Props {
  user: UserProfile;
  onClose: () => void;
}

/** Asks for the password before another account gets administrator rights. */
function GrantDialog({ user, onClose }: Props) {
  const { t } = useTranslation('adminUsers');
  const client = useQueryClient();
  const form = useSchemaForm({
    schema: identitySchema,
    labels: { password: t('identity.password'), code: t('identity.code') },
    defaultValues: { password: '', code: '' },
    send: async (identity) => {
      await grantAdmin(user.id, identity);
      outcome.succeeded(t('added'));
      void client.invalidateQueries({ queryKey: queryKeys.users });
      onClose();
    },
    onFailure: () => outcome.failed(t('updateFailed')),
  });
  const outcome = notify.outcome(`users/${user.id}/role`);
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
  const { ownId, revoke, busyId, last, error } = useRevocation();
  const [leaving, setLeaving] = useState<UserProfile>();
  const [renamed, setRenamed] = useState<UserProfile>();
  const [joining, setJoining] = useState<UserProfile>();
  const toggle = (user: UserProfile) => {
    if (user.id === ownId && user.is_admin) setLeaving(user);
    else if (user.is_admin) void revoke(user);
    else setJoining(user);
  };
  const columns: Column<UserProfile>[] = [
    {
      id: 'name',
      header: t('table.name'),
      value: staffName,
      cell: (user) => (
        <div className={styles.name}>
          <span>{staffName(user)}</span>
          <IconButton
            label={t('name.change', { email: user.email })}
            icon={<Pencil />}
            onClick={() => setRenamed(user)}
          />
        </div>
      ),
    },
    {
      id: 'email',
      header: t('table.email'),
      value: ({ email }) => email,
      cell: ({ id, email }) => (
        <>
          <span>{`${email} `}</span>
          {id === ownId && <Badge tone="info">{t('you')}</Badge>}
        </>
      ),
    },
    {
      id: 'since',
      header: t('table.since'),
      value: ({ created_at }) => created_at,
      className: styles.date,
      cell: ({ created_at }) => formatDay(shopDay(created_at), language, { dateStyle: 'medium' }),
    },
    {
      id: 'admin',
      header: t('table.admin'),
      cell: (user) => (
        <Switch
          label={t('toggle', { email: user.email })}
          isOn={user.is_admin}
          state={user.is_admin ? t('yes') : t('no')}
          busy={busyId === user.id}
          onToggle={() => toggle(user)}
        />
      ),
    },
  ];
  return (
    <>
      {last && (
        <ChangeFailure title={t('updateFailed')}>
          {t('lastAdmin', { email: last.email })}
        </ChangeFailure>
      )}
      {error && <ChangeFailure title={t('updateFailed')}>{explainFailure(error)}</ChangeFailure>}
      <Table label={t('table.label')} columns={columns} rows={users} />
      {renamed && <NameDialog user={renamed} onClose={() => setRenamed(undefined)} />}
      {joining && <GrantDialog user={joining} onClose={() => setJoining(undefined)} />}
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
