import { Button } from '@shop/shared-ui';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from './SessionProvider';
import styles from './SignOutButton.module.css';

interface Props {
  /** On a narrow screen it is an icon. */
  compact?: boolean;
}

export function SignOutButton({ compact = false }: Props) {
  const { t } = useTranslation('admin');
  const { leave } = useSession();
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<LogOut />}
      className={compact ? styles.compact : undefined}
      onClick={leave}
    >
      <span>{t('signOut')}</span>
    </Button>
  );
}
