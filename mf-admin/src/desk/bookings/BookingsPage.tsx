import { type Booking, type Hold, messageOf } from '@shop/shared-data/staff';
import { Button, ConfirmDialog, IconButton, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepUndo } from '../../kit/editing/KeptUndo';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Segments } from '../../kit/layout/Segments';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { customerName } from '../../shop/bookings/customerName';
import { type BookingView, bookingViews, useBookingView } from '../../shop/bookings/useBookingView';
import { useBookingWatch } from '../../shop/bookings/useBookingWatch';
import { useSound } from '../../shop/news/useSound';
import { queryKeys } from '../../shop/rows/queryKeys';
import { DayBoard } from '../board/DayBoard';
import { WeekBoard } from '../board/WeekBoard';
import { CancelManyDialog } from '../cancelMany/CancelManyDialog';
import { CancelManyUndoBar, RefusedBookings } from '../cancelMany/CancelManyReport';
import { useCancelMany } from '../cancelMany/useCancelMany';
import { CardDialog } from '../card/CardDialog';
import { BookingUndoBar } from '../changes/BookingUndoBar';
import { placeProblem } from '../changes/placeProblem';
import { type BookingActions, useBookingActions } from '../changes/useBookingActions';
import { useMessageNote } from '../changes/useMessageNote';
import { CustomerDialog } from '../customers/CustomerDialog';
import { ChangedBooking } from '../editor/ChangedBooking';
import { EndedHold, EndHoldDialog } from '../editor/EndHoldDialog';
import { EntryDialog } from '../editor/EntryDialog';
import type { Entry } from '../editor/entry';
import { HeldAnywayBar } from '../editor/HeldAnywayBar';
import { BookingList } from './BookingList';
import styles from './BookingsPage.module.css';

function SoundButton() {
  const { t } = useTranslation('adminBookings');
  const { isOn, change } = useSound();
  return (
    <IconButton
      label={t('sound')}
      icon={isOn ? <Bell /> : <BellOff />}
      aria-pressed={isOn}
      onClick={() => change(!isOn)}
    />
  );
}

export function BookingsPage() {
  const { t } = useTranslation('adminBookings');
  const client = useQueryClient();
  const view = useBookingView();
  const { change } = view;
  const show = (id: string | undefined) => {
    if (id !== view.booking) change({ booking: id, customer: undefined, enter: undefined });
  };
  const actions = useBookingActions({
    open: ({ id }) => show(id),
    close: (id = view.booking) => {
      if (id === view.booking) show(undefined);
    },
  });
  const many = useCancelMany({ onCancelled: actions.dropUndo });
  const [gap, setGap] = useState<Entry>();
  const [hold, setHold] = useState<Hold>();
  const [endedHold, setEndedHold] = useState<Hold>();
  const keepUndo = useKeepUndo();
  const { undo } = actions;
  const reload = useCallback(() => {
    const { bookings, customers, holds, today, news, products } = queryKeys;
    for (const queryKey of [bookings, customers, holds, today, news]) {
      void client.invalidateQueries({ queryKey });
    }
    // What bookings promise has changed; all products are loaded again when they are needed next.
    void client.invalidateQueries({ queryKey: products, refetchType: 'none' });
  }, [client]);
  const isWatched = useBookingWatch(reload);
  // The buttons of Today open the dialog through the address.
  const { entering } = view;
  const addressed: Entry | undefined = entering && {
    day: laterDay(view.day, view.today),
    ...(entering === 'hold' && { kind: entering }),
  };
  const entry = gap ?? addressed;
  return (
    <>
      <div data-screen-only className={styles.noBox}>
        <SectionHead
          title={t('title')}
          actions={
            <>
              <Segments
                label={t('views.label')}
                options={bookingViews.map((name) => ({ value: name, label: t(`views.${name}`) }))}
                value={view.view}
                onChange={(name) => view.change({ view: name })}
              />
              <SoundButton />
              <Button size="sm" icon={<Plus />} onClick={() => view.change({ enter: 'booking' })}>
                {t('enter.button')}
              </Button>
            </>
          }
        />
        <Failure actions={actions} />
        <RefusedBookings many={many} />
      </div>
      {!isWatched && <Skeleton lines={6} />}
      {isWatched && view.view === 'board' && (
        <DayBoard view={view} actions={actions} onEnter={setGap} onHold={setHold} />
      )}
      {isWatched && view.view === 'week' && <WeekBoard view={view} actions={actions} />}
      {isWatched && view.view === 'list' && (
        <BookingList view={view} onAction={actions.start} onCancelMany={many.ask} />
      )}
      {undo && !view.booking && (
        <div data-screen-only className={styles.noBox}>
          <BookingUndoBar undo={undo} />
        </div>
      )}
      {!undo && (
        <div data-screen-only className={styles.noBox}>
          <CancelManyUndoBar many={many} />
        </div>
      )}
      {many.asked && (
        <CancelManyDialog bookings={many.asked} many={many} proposesMessages={!view.isRecent} />
      )}
      {entry && (
        <EntryDialog
          entry={entry}
          onSaved={reload}
          onBooked={actions.offerUndoOfEntry}
          onHeldAnyway={(held) => {
            actions.dropUndo();
            setEndedHold(undefined);
            keepUndo(<HeldAnywayBar key={held.id} held={held} />);
          }}
          onOpen={(booking) => actions.start('open', booking)}
          onClose={() => {
            setGap(undefined);
            if (entering) view.change({ enter: undefined });
          }}
        />
      )}
      {endedHold && (
        <div data-screen-only className={styles.noBox}>
          <EndedHold
            key={endedHold.id}
            hold={endedHold}
            onRestored={() => {
              setEndedHold(undefined);
              reload();
            }}
          />
        </div>
      )}
      {hold && (
        <EndHoldDialog
          hold={hold}
          onEnded={() => setEndedHold(hold)}
          onSaved={reload}
          onClose={() => setHold(undefined)}
        />
      )}
      <AddressedDialog view={view} actions={actions} onForgotten={reload} />
      <ActionDialog actions={actions} />
      {actions.question}
    </>
  );
}

interface AddressedDialogProps {
  view: BookingView;
  actions: BookingActions;
  onForgotten: () => void;
}

/** What the address opens: the card of a booking or its customer. Another dialog replaces it. */
function AddressedDialog({ view, actions, onForgotten }: AddressedDialogProps) {
  if (actions.dialog) return null;
  const close = () => view.change({ booking: undefined, customer: undefined });
  if (view.booking) {
    return <CardDialog key={view.booking} id={view.booking} actions={actions} onClose={close} />;
  }
  if (!view.customer) return null;
  return (
    <CustomerDialog
      booking={view.customer}
      onOpen={(booking) => actions.start('open', booking)}
      onForgotten={() => {
        onForgotten();
        close();
      }}
      onClose={close}
    />
  );
}

const laterDay = (one: string, other: string) => (one > other ? one : other);

function Failure({ actions: { error, dialog, failure = '' } }: { actions: BookingActions }) {
  const { t } = useTranslation('adminBookings');
  const { explainFailure } = useErrorTranslator();
  if (!error || dialog) return null;
  const refused = placeProblem(error);
  return (
    <ChangeFailure title={failure}>
      {refused ? t(`place.${refused.problem}`) : explainFailure(error)}
    </ChangeFailure>
  );
}

function ActionDialog({ actions }: { actions: BookingActions }) {
  const { dialog } = actions;
  if (!dialog) return null;
  const { action, booking } = dialog;
  return action === 'cancel' ? (
    <CancelDialog booking={booking} actions={actions} />
  ) : (
    <ChangedBooking
      booking={booking}
      actions={actions}
      schedules={action === 'schedule' || action === 'reschedule'}
      addsTires={action === 'tires'}
    />
  );
}

function CancelDialog({ booking, actions }: { booking: Booking; actions: BookingActions }) {
  const { t } = useTranslation('adminBookings');
  const { busy, change, closeDialog } = actions;
  const messageNote = useMessageNote(booking);
  return (
    <ConfirmDialog
      open
      title={t('cancel.title', { reference: booking.reference })}
      text={[
        t('cancel.question', { name: customerName(booking, t) }),
        messageNote(messageOf(booking, { status: 'cancelled' })),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => change(booking, { status: 'cancelled' })}
      onCancel={closeDialog}
    />
  );
}
