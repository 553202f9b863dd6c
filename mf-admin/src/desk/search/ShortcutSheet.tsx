import { Dialog } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './ShortcutSheet.module.css';

const shortcuts = [
  { keys: ['/'], does: 'search' },
  { keys: ['↓', '↑'], does: 'results' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['Space', '← ↑ → ↓'], does: 'move' },
  { keys: ['?'], does: 'sheet' },
] as const;

/** What can be done with keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminSearch');
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
