import { DataError } from '@shop/shared-data';
import { grantAdmin, type Identity, revokeAdmin, type UserProfile } from '@shop/shared-data/staff';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lists/queryKeys';
import { useSession } from '../../session/SessionProvider';

interface Change {
  user: UserProfile;
  /** Who grants the rights; without it they are removed. */
  identity?: Identity;
}

const outcome = (userId: string) => notify.outcome(`users/${userId}/role`);

/** Grants and removes administrator rights. */
export function useAdminToggle() {
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
    /** The id of the account that is being changed. */
    busyId: isPending ? variables.user.id : undefined,
    /** The account that could not be changed because it is the last administrator. */
    last: isLast ? variables?.user : undefined,
    error: isLast || variables?.identity ? null : error,
  };
}
