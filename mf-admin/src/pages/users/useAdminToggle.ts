import { DataError } from '@shop/shared-data';
import { grantAdmin, revokeAdmin, type UserProfile } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lists/queryKeys';
import { useSession } from '../../session/SessionProvider';
import { usersLocales } from './locales/usersLocales';

const outcome = (userId: string) => notify.outcome(`users/${userId}/role`);

/** Grants and removes administrator rights. */
export function useAdminToggle() {
  const t = useTranslate(usersLocales);
  const client = useQueryClient();
  const { session, recheck } = useSession();
  const ownId = session.status === 'signedIn' ? session.account.id : undefined;

  const { mutateAsync, error, variables, isPending } = useMutation({
    mutationFn: ({ id, is_admin }: UserProfile) => (is_admin ? revokeAdmin(id) : grantAdmin(id)),
    onSuccess: async (_, { id, is_admin }) => {
      outcome(id).succeeded(is_admin ? t('removed') : t('added'));
      if (id === ownId) await recheck();
    },
    onError: (_, { id }) => outcome(id).failed(t('updateFailed')),
    // After a failure too: another session may have changed the rights.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.users }),
  });
  // A rejection is in `error` and has its notification.
  const toggle = useSingleFlight((user: UserProfile) => mutateAsync(user).catch(() => undefined));
  const isLast = error instanceof DataError && error.code === 'last_admin';
  return {
    ownId,
    toggle,
    /** The id of the account that is being changed. */
    busyId: isPending ? variables.id : undefined,
    /** The account that could not be changed because it is the last administrator. */
    last: isLast ? variables : undefined,
    error: isLast ? null : error,
  };
}
