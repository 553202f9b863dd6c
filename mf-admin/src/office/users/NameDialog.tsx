import { renameUser, type UserProfile, userNameSchema } from '@shop/shared-data/staff';
import { TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ResourceDialog } from '../../kit/resources/ResourceDialog';
import { staffName } from '../../shop/names/staffName';
import { queryKeys } from '../../shop/rows/queryKeys';

interface Props {
  user: UserProfile;
  onClose: () => void;
}

/** Changes the name by which colleagues know an account, one's own or another's. */
export function NameDialog({ user, onClose }: Props) {
  const { t } = useTranslation('adminUsers');
  const nameWithout = staffName({ ...user, name: '' });
  return (
    <ResourceDialog
      row={user}
      title={t('name.title', { name: staffName(user) })}
      onClose={onClose}
      form={{
        name: queryKeys.users,
        schema: userNameSchema,
        labels: { name: t('table.name') },
        valuesOf: (row) => ({ name: row?.name ?? '' }),
        save: (read, input) => renameUser(read ?? user, input),
        success: t('name.saved'),
        failure: t('name.failed'),
        submit: t('name.submit'),
        fields: ({ field }) => (
          <TextField
            {...field('name')}
            hint={t('name.hint', { name: nameWithout })}
            autoComplete="off"
          />
        ),
      }}
    />
  );
}
