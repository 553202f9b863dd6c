import { paths } from '@shop/shared-contract';
import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { ConfirmDialog } from '@shop/shared-ui';
import { useState } from 'react';
import { adminLocales } from '../locales/adminLocales';
import { useSession } from './useSession';

/** Signing in there is heard here. */
const signInElsewhere = () => window.open(paths.adminLogin(), '_blank', 'noopener');

/** Says why somebody who has typed something and not saved it can't save it now. */
export function AccessLostDialog() {
  const t = useTranslate(adminLocales);
  const common = useTranslate(commonLocales);
  const { session, recheck } = useSession();
  const [closed, setClosed] = useState<string>();
  const isUnsure = session.status === 'signedIn' && session.isUnsure;
  const why = isUnsure ? 'unsure' : session.status === 'signedIn' ? 'noRights' : 'signedOut';
  return (
    <ConfirmDialog
      open={closed !== why}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      confirmLabel={isUnsure ? common('retry') : t('signedOut.signIn')}
      cancelLabel={t('unsaved.stay')}
      onCancel={() => setClosed(why)}
      onConfirm={isUnsure ? recheck : signInElsewhere}
    />
  );
}
