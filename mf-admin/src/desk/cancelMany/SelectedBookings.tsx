import type { Booking } from '@shop/shared-data/staff';
import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../kit/lists/SelectionBar';
import type { useSelection } from '../../kit/lists/useSelection';
import type { CancelMany } from './useCancelMany';

/** One request cancels so many in a few seconds. */
export const MOST_SELECTED = 500;

interface Props {
  /** What can be cancelled, on all pages of the list. */
  open: readonly Booking[];
  selection: ReturnType<typeof useSelection<Booking>>;
  onCancel: CancelMany['ask'];
}

/** What can be done with the selected bookings. */
export function SelectedBookings({ open, selection, onCancel }: Props) {
  const { t } = useTranslation('adminCancelMany');
  const { selected, selectAll, clear } = selection;
  const most = Math.min(open.length, MOST_SELECTED);
  return (
    <SelectionBar
      label={t('bar.label')}
      count={selected.length > 0 ? t('bar.count', { count: selected.length }) : undefined}
      all={
        selected.length < most
          ? { label: t('bar.all', { count: most }), onPress: () => selectAll(open) }
          : undefined
      }
      none={{ label: t('bar.none'), onPress: clear }}
    >
      <Button size="sm" variant="danger" onClick={() => onCancel(selected, clear)}>
        {t('bar.cancel')}
      </Button>
    </SelectionBar>
  );
}
