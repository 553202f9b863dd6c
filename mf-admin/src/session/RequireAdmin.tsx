import { paths } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import { type ReactNode, useState } from 'react';
import { useUnsavedRegistry } from '../editing/useUnsaved';
import { adminMessages } from '../pages/admin/messages/adminMessages';
import { SignedOutDialog } from './SignedOutDialog';
import { StaffQueries } from './StaffQueries';
import { useSession } from './useSession';

/**
 * Lets administrators in; everybody else gets the login page, which leads back here. A session that
 * ends under unsaved changes leaves them on the screen.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const t = useMessages(adminMessages);
  const { session } = useSession();
  const { isDirty } = useUnsavedRegistry();
  const { pathname, search } = useLocation();
  const [admitted, setAdmitted] = useState<string>();
  if (session.status === 'loading') return <Spinner label={t('checking')} />;

  const isIn = session.status === 'signedIn' && session.isAdmin && !session.isRecovering;
  if (isIn && admitted !== session.account.id) setAdmitted(session.account.id);
  const isKept = !isIn && session.status === 'signedOut' && admitted !== undefined && isDirty();
  if (!isIn && !isKept) {
    return <Navigate to={paths.adminLogin()} replace state={{ from: pathname + search }} />;
  }
  return (
    <>
      <StaffQueries key={admitted}>{children}</StaffQueries>
      {isKept && <SignedOutDialog />}
    </>
  );
}
