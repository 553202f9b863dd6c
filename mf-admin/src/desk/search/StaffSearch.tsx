import { Button, IconButton } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { Keyboard, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchDialog } from './SearchDialog';
import { ShortcutSheet } from './ShortcutSheet';
import styles from './StaffSearch.module.css';
import { useShortcuts } from './useShortcuts';

/** The search of all staff pages, and the sheet of the shortcuts. */
export function StaffSearch() {
  const { t } = useTranslation('adminSearch');
  const { key } = useLocation();
  const [opened, setOpened] = useState<'search' | 'shortcuts'>();
  const close = () => setOpened(undefined);
  useShortcuts({ '/': () => setOpened('search'), '?': () => setOpened('shortcuts') });
  // What was found is another address, which may be followed after a question about unsaved changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes it.
  useEffect(close, [key]);
  return (
    <div className={styles.tools}>
      <Button
        size="sm"
        variant="secondary"
        icon={<Search />}
        className={styles.search}
        aria-keyshortcuts="/"
        onClick={() => setOpened('search')}
      >
        {t('button')}
      </Button>
      <IconButton
        label={t('shortcuts.title')}
        icon={<Keyboard />}
        className={styles.shortcuts}
        onClick={() => setOpened('shortcuts')}
      />
      {opened === 'search' && <SearchDialog onClose={close} />}
      {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </div>
  );
}
