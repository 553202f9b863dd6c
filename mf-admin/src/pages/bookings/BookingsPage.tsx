import { useTranslate } from '@shop/shared-i18n';
import { Button, Cluster, ConfirmDialog, useErrorTranslator } from '@shop/shared-ui';
import { SectionHead } from '../../layout/SectionHead';
import { ChangeFailure } from '../../lists/ChangeFailure';
import { BookingList } from './BookingList';
import { DayView } from './DayView';
import { bookingsLocales } from './locales/bookingsLocales';
import { ScheduleDialog } from './ScheduleDialog';
import { type BookingActions, useBookingActions } from './useBookingActions';
import { useBookingView } from './useBookingView';

const views = { day: DayView, list: BookingList };

/** Appointments and requests, by day or as a list. */
export function BookingsPage() {
  const t = useTranslate(bookingsLocales);
  const { explainFailure } = useErrorTranslator();
  const view = useBookingView();
  const actions = useBookingActions();
  const { dialog, error, failure = '' } = actions;
  const View = views[view.view];
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        actions={
          <Cluster role="group" aria-label={t('views.label')}>
            {(['day', 'list'] as const).map((name) => (
              <Button
                key={name}
                size="sm"
                variant={view.view === name ? 'primary' : 'secondary'}
                aria-pressed={view.view === name}
                onClick={() => view.change({ view: name })}
              >
                {t(`views.${name}`)}
              </Button>
            ))}
          </Cluster>
        }
      />
      {error && !dialog && <ChangeFailure title={failure}>{explainFailure(error)}</ChangeFailure>}
      <View view={view} onAction={actions.start} />
      <ActionDialog actions={actions} />
    </>
  );
}

/** The dialog that an action opens before a booking changes. */
function ActionDialog({ actions }: { actions: BookingActions }) {
  const t = useTranslate(bookingsLocales);
  const { dialog, busy, change, closeDialog } = actions;
  if (!dialog) return null;
  const { action, booking } = dialog;
  const { reference, name } = booking;
  if (action !== 'cancel') return <ScheduleDialog booking={booking} actions={actions} />;
  return (
    <ConfirmDialog
      open
      title={t('cancel.title', { reference })}
      text={t('cancel.question', { name })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => change(booking, { status: 'cancelled' })}
      onCancel={closeDialog}
    />
  );
}
