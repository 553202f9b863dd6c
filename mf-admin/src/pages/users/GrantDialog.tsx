import { type Identity, identitySchema, type UserProfile } from '@shop/shared-data/staff';
import { useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { IdentityDialog } from './IdentityDialog';

interface Props {
  user: UserProfile;
  /** @throws when the rights were not granted */
  onGrant: (identity: Identity) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password before another account gets administrator rights. */
export function GrantDialog({ user, onGrant, onClose }: Props) {
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
