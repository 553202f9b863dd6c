import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import { type ReactNode, useState } from 'react';
import { useUnsavedRegistry } from '../editing/useUnsaved';
import { adminLocales } from '../locales/adminLocales';
import { AccessLostDialog } from './AccessLostDialog';
import { StaffQueries } from './StaffQueries';
import { useSession } from './useSession';

/**
 * Lets administrators in; everybody else gets the login page, which leads back here. Unsaved changes
 * stay on the screen whatever becomes of the session.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const t = useTranslate(adminLocales);
  const { session } = useSession();
  const { isDirty } = useUnsavedRegistry();
  const { pathname, search } = useLocation();
  const [admitted, setAdmitted] = useState<string>();
  if (session.status === 'loading') return <Spinner label={t('checking')} />;

  const isAdmin = session.status === 'signedIn' && session.isAdmin;
  const isIn = isAdmin && !session.isRecovering;
  // No answer about rights, which may be wrong, and no other account's sign-in costs what was typed.
  const isKept = admitted !== undefined && isDirty();
  if (isIn && !isKept && admitted !== session.account.id) setAdmitted(session.account.id);
  if (!isIn && !isKept) {
    return <Navigate to={paths.adminLogin()} replace state={{ from: pathname + search }} />;
  }
  return (
    <>
      <StaffQueries key={admitted}>{children}</StaffQueries>
      {!isAdmin && <AccessLostDialog />}
    </>
  );
}
