import { RECENT_LIMIT } from '@shop/shared-data/staff';
import { CheckboxField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ListedBooking } from './BookingTable';
import styles from './RecentNote.module.css';

interface Props {
  /** How many bookings were loaded. */
  loaded: number;
  /** What can be cancelled. */
  open: readonly ListedBooking[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** A family or a company books as many from one network. */
const FAMILY = 2;

/** What the filter of recent bookings shows; selects together what comes from few networks. */
export function RecentNote({ loaded, open, selected, onSelect }: Props) {
  const { t } = useTranslation('adminCancelMany');
  const shared = open.filter(({ same_network = 0 }) => same_network > FAMILY);
  const texts = [
    t('recent.text'),
    ...(loaded >= RECENT_LIMIT ? [t('recent.most', { count: RECENT_LIMIT })] : []),
  ];
  return (
    <div className={styles.note}>
      <p>{texts.join(' ')}</p>
      {shared.length > 0 && (
        <CheckboxField
          label={t('recent.shared', { count: shared.length, most: FAMILY })}
          checked={shared.every(({ id }) => selected.has(id))}
          onChange={({ target }) => {
            for (const { id } of shared) onSelect(id, target.checked);
          }}
        />
      )}
    </div>
  );
}
