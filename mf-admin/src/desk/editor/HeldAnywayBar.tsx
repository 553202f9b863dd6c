import { paths } from '@shop/shared-contract';
import {
  type Booking,
  isOtherTime,
  type MoveOutcome,
  type MoveProposal,
  shopNow,
  undoHold,
} from '@shop/shared-data/staff';
import { notify, TextLink } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeepUndo } from '../../kit/editing/KeptUndo';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useAction } from '../../kit/forms/useAction';
import { useBayName } from '../../shop/bookings/bayName';
import { customerName } from '../../shop/bookings/customerName';
import { queryKeys } from '../../shop/rows/queryKeys';

/** A hold of a bay in which visits were, and what became of these. */
export interface HeldAnyway {
  id: string;
  bay: number;
  /** Where the visits were. */
  proposals: readonly MoveProposal[];
  outcome: MoveOutcome;
}

/**
 * Says who was moved, who is to be called and who is left in the bay; undoes all of it. It is kept on other pages: the
 * call list is on one.
 */
export function HeldAnywayBar({ held }: { held: HeldAnyway }) {
  const { t } = useTranslation('adminMoves');
  const { t: tBookings } = useTranslation('adminBookings');
  const bayName = useBayName();
  const client = useQueryClient();
  const keep = useKeepUndo();
  const { id, bay, proposals, outcome } = held;
  const { moved, left } = outcome;
  const namesOf = (bookings: readonly Booking[]) =>
    bookings.map((booking) => customerName(booking, tBookings)).join(', ');
  const { run } = useAction({
    id: `holds/${id}/undo`,
    send: () => undoHold(id, proposals, moved),
    success: (undone) => (undone.left.length > 0 ? undefined : t('undone')),
    failure: t('undoFailed'),
    onDone: (undone) => {
      if (undone.left.length > 0) notify.error(t('notBack', { names: namesOf(undone.left) }));
      // An attempt can succeed for some of the visits.
      keep(undefined);
      const { bookings, holds, today, toCall } = queryKeys;
      for (const queryKey of [bookings, holds, today, toCall]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
  const toCall = proposals.filter(
    (proposal) => isOtherTime(proposal) && moved.some((each) => each.id === proposal.booking.id),
  );
  // Who is in the bay already stays there, and needs no call.
  const stays = left.filter(({ starts_at }) => starts_at && Date.parse(starts_at) > shopNow());
  const texts = [
    t('held', { bay: bayName(bay) }),
    moved.length > 0 && t('moved', { count: moved.length }),
    toCall.length > 0 && t('toCall', { count: toCall.length }),
    left.length > 0 && t('left', { names: namesOf(left) }),
  ];
  return (
    <UndoBar
      text={texts.filter(Boolean).join(' ')}
      onUndo={() => void run()}
      onDismiss={() => keep(undefined)}
    >
      {toCall.length + stays.length > 0 && (
        <TextLink to={paths.admin('dashboard')}>{t('list')}</TextLink>
      )}
    </UndoBar>
  );
}
