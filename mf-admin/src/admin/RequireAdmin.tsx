import { paths } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import { ConfirmDialog, Spinner } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChangesRegistry } from '../kit/editing/useUnsavedChanges';
import { queryKeys } from '../shop/rows/queryKeys';
import { useSession } from '../shop/session/SessionProvider';
import { useLoginAddress } from '../shop/session/useLoginAddress';

// By default in a later task: what a press has started would show as busy only then.
notifyManager.setScheduler(queueMicrotask);

/** The query cache of one administrator. It is inside the guard, so that none of its data outlives the sign-out. */
function StaffQueries({ children }: { children: ReactNode }) {
  const { recheck, renew } = useSession();
  const [client] = useState(() => {
    // A refusal may mean that the rights or the session have ended: the guard checks them again.
    const onError = (error: Error) => {
      console.error('[admin]', error);
      if (!(error instanceof DataError)) return;
      if (error.kind === 'forbidden' || error.kind === 'codeNeeded') void recheck();
      if (error.kind === 'sessionEnded') void renew();
    };
    // Not awaited: whether a change is published must not delay the end of a save.
    const onSuccess = () => void queryClient.invalidateQueries({ queryKey: queryKeys.work });
    const queryClient = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: {
        // Each list has a retry button: a failure shows at once and does not wait for a network.
        queries: { retry: false, networkMode: 'always', staleTime: 15_000 },
        mutations: { networkMode: 'always' },
      },
    });
    return queryClient;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Others are sent to the login page, which leads back here. Unsaved changes stay on the screen, whatever happens to
 * the session.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { session } = useSession();
  const { isDirty } = useUnsavedChangesRegistry();
  const { pathname, search } = useLocation();
  const [admitted, setAdmitted] = useState<string>();
  if (session.status === 'loading') return <Spinner label={t('checking')} />;

  const isAdmin = session.status === 'signedIn' && session.isAdmin;
  const isIn = isAdmin && !session.isRecovering;
  // Neither a failed look-up of the rights nor another account's sign-in discards unsaved changes.
  const hasUnsaved = admitted !== undefined && isDirty();
  if (isIn && !hasUnsaved && admitted !== session.account.id) setAdmitted(session.account.id);
  if (!isIn && !hasUnsaved) {
    return <Navigate to={paths.adminLogin()} replace state={{ from: pathname + search }} />;
  }
  return (
    <>
      <StaffQueries key={admitted}>{children}</StaffQueries>
      {!isAdmin && <AccessLostDialog />}
    </>
  );
}

/** A sign-in in another tab also changes the session of this one. */
const signInElsewhere = (address: string) => window.open(address, '_blank', 'noopener');

function AccessLostDialog() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation('common');
  const { session, recheck } = useSession();
  const address = useLoginAddress();
  const [closed, setClosed] = useState<string>();
  const isUnsure = session.status === 'signedIn' && session.isUnsure;
  const needsCode = session.status === 'signedIn' && session.needsCode;
  const lost = session.status === 'signedIn' ? 'noRights' : 'signedOut';
  const reason = isUnsure ? 'unsure' : needsCode ? 'codeNeeded' : lost;
  return (
    <ConfirmDialog
      open={closed !== reason}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      confirmLabel={
        isUnsure ? common('retry') : t(needsCode ? 'codeNeeded.enter' : 'signedOut.signIn')
      }
      cancelLabel={t('unsaved.stay')}
      onCancel={() => setClosed(reason)}
      onConfirm={isUnsure ? recheck : () => signInElsewhere(address())}
    />
  );
}
