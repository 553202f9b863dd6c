import type { Booking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, Cluster } from '@shop/shared-ui';
import { useCallback, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead';
import { ListProblem } from '../../lists/ListProblem';
import { useReason } from '../../words/useReason';
import { BookingList } from './BookingList';
import { BookingQuestion } from './BookingQuestion';
import type { BookingAction } from './bookingActions';
import { DayView } from './DayView';
import { bookingsLocales } from './locales/bookingsLocales';
import { useBookingDesk } from './useBookingDesk';
import { useBookingView } from './useBookingView';

const views = { day: DayView, list: BookingList };

/** Appointments and requests, by day or as a list. */
export function BookingsPage() {
  const t = useTranslate(bookingsLocales);
  const reason = useReason();
  const view = useBookingView();
  const desk = useBookingDesk();
  const { act } = desk;
  const [action, setAction] = useState<BookingAction>();
  const onAction = useCallback(
    (wanted: BookingAction, booking: Booking) => {
      setAction(wanted);
      act(wanted, booking);
    },
    [act],
  );
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
      {desk.error && !desk.question && (
        <ListProblem title={t(action === 'cancel' ? 'cancelFailed' : 'updateFailed')}>
          {reason(desk.error)}
        </ListProblem>
      )}
      <View view={view} onAction={onAction} />
      <BookingQuestion desk={desk} />
    </>
  );
}
