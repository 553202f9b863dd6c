import type { Booking } from '@shop/shared-data/staff';
import { Dialog, Skeleton, Stack } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { Segments } from '../../kit/layout/Segments';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { useSchedule } from '../../shop/bookings/schedule';
import { EnteredBooking } from './EnteredBooking';
import type { Entry } from './entry';
import type { HeldAnyway } from './HeldAnywayBar';
import { HoldDialog } from './HoldDialog';

interface Props {
  entry: Entry;
  onClose: () => void;
  onSaved: () => void;
  onBooked: (booking: Booking) => void;
  /** Opens a booking that was saved before. */
  onOpen: (booking: Booking) => void;
  onHeldAnyway: (held: HeldAnyway) => void;
}

/** What stands in a place of the board: a booking or a hold of the bay. */
export function EntryDialog(props: Props) {
  const { t } = useTranslation('adminBookings');
  const [kind, setKind] = useState<'booking' | 'hold'>(props.entry.kind ?? 'booking');
  const { data: schedule, error, refetch } = useSchedule();
  const guard = useUnsavedChanges();
  const choice = (
    <Segments
      label={t('enter.kind')}
      options={[
        { value: 'booking', label: t('enter.booking') },
        {
          value: 'hold',
          label: t(props.entry.bay === undefined ? 'enter.holdTitle' : 'enter.hold'),
        },
      ]}
      value={kind}
      onChange={(name) => guard(() => setKind(name))}
    />
  );
  if (kind === 'booking') return <EnteredBooking {...props} kind={choice} />;
  if (schedule) return <HoldDialog {...props} schedule={schedule} kind={choice} />;
  return (
    <Dialog open onClose={props.onClose} title={t('enter.holdTitle')}>
      <Stack>
        {choice}
        {error ? (
          <LoadFailure title={t('loadFailed')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Stack>
    </Dialog>
  );
}
