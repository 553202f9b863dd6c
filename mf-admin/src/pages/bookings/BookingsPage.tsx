import type { Booking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, Cluster } from '@shop/shared-ui';
import { useCallback, useState } from 'react';
import { useErrorText } from '../../format/useErrorText';
import { SectionHead } from '../../layout/SectionHead';
import { ChangeFailure } from '../../lists/ChangeFailure';
import { BookingList } from './BookingList';
import { BookingQuestion } from './BookingQuestion';
import type { BookingAction } from './bookingActions';
import { DayView } from './DayView';
import { bookingsLocales } from './locales/bookingsLocales';
import { useBookingActions } from './useBookingActions';
import { useBookingView } from './useBookingView';

const views = { day: DayView, list: BookingList };

/** Appointments and requests, by day or as a list. */
export function BookingsPage() {
  const t = useTranslate(bookingsLocales);
  const errorText = useErrorText();
  const view = useBookingView();
  const desk = useBookingActions();
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
        <ChangeFailure title={t(action === 'cancel' ? 'cancelFailed' : 'updateFailed')}>
          {errorText(desk.error)}
        </ChangeFailure>
      )}
      <View view={view} onAction={onAction} />
      <BookingQuestion desk={desk} />
    </>
  );
}
