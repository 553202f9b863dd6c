import { paths } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import type { ReactNode } from 'react';
import { adminMessages } from '../pages/admin/messages/adminMessages';
import { StaffQueries } from './StaffQueries';
import { useSession } from './useSession';

/** Lets administrators in; everybody else gets the login page, which leads back here. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const t = useMessages(adminMessages);
  const { session } = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Spinner label={t('checking')} />;
  if (session.status === 'signedOut' || !session.isAdmin || session.isRecovering) {
    return <Navigate to={paths.adminLogin()} replace state={{ from: pathname + search }} />;
  }
  return <StaffQueries key={session.account.id}>{children}</StaffQueries>;
}
