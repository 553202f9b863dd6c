import { paths } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { ConfirmDialog } from '@shop/shared-ui';
import { useState } from 'react';
import { adminMessages } from '../pages/admin/messages/adminMessages';

/** Says that the session has ended under somebody who has typed something and not saved it. */
export function SignedOutDialog() {
  const t = useMessages(adminMessages);
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      confirmLabel={t('signedOut.signIn')}
      cancelLabel={t('unsaved.stay')}
      onCancel={() => setOpen(false)}
      // Signing in there is heard here.
      onConfirm={() => window.open(paths.adminLogin(), '_blank', 'noopener')}
    />
  );
}
