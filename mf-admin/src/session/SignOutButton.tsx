import { useTranslate } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { LogOut } from 'lucide-react';
import { adminLocales } from '../locales/adminLocales';
import { useSession } from './SessionProvider';

/** Ends the session. Every page shows it to an account that is signed in. */
export function SignOutButton() {
  const t = useTranslate(adminLocales);
  const { leave } = useSession();
  return (
    <Button size="sm" variant="secondary" icon={<LogOut />} onClick={leave}>
      {t('signOut')}
    </Button>
  );
}
