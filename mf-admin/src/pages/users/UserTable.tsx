import type { UserProfile } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Badge, ConfirmDialog, useErrorTranslator } from '@shop/shared-ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopDay } from '../../format/shopTime';
import { ChangeFailure } from '../../lists/ChangeFailure';
import { Table } from '../../lists/Table';
import { GrantDialog } from './GrantDialog';
import { Switch } from './Switch';
import styles from './UserTable.module.css';
import { useAdminToggle } from './useAdminToggle';

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
