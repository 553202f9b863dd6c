import { useMessages } from '@shop/shared-i18n';
import { Button, Cluster, FormStatus } from '@shop/shared-ui';
import { SectionHead } from '../../layout/SectionHead';
import { useReason } from '../../words/useReason';
import { BookingList } from './BookingList';
import { BookingQuestion } from './BookingQuestion';
import { DayView } from './DayView';
import { bookingsMessages } from './messages/bookingsMessages';
import { useBookingDesk } from './useBookingDesk';
import { useBookingView } from './useBookingView';

const views = { day: DayView, list: BookingList };

/** Appointments and requests, by day or as a list. */
export function BookingsPage() {
  const t = useMessages(bookingsMessages);
  const reason = useReason();
  const view = useBookingView();
  const desk = useBookingDesk();
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
        <FormStatus tone="error" title={t('updateFailed')}>
          {reason(desk.error)}
        </FormStatus>
      )}
      <View view={view} onAction={desk.act} />
      <BookingQuestion desk={desk} />
    </>
  );
}
