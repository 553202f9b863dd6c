import { formatPhone } from '@shop/shared-contract';
import {
  type Booking,
  listBookingTires,
  messageOf,
  readBooking,
  shopNow,
} from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  Button,
  Cluster,
  Dialog,
  FormStatus,
  Skeleton,
  Stack,
  TextLink,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { useBayName } from '../../shop/bookings/bayName';
import { formatRequestedTime } from '../../shop/bookings/formatRequestedTime';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { servicesText } from '../../shop/bookings/servicesText';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime, formatShopTime } from '../../shop/times/shopTime';
import { useNow } from '../../shop/times/useNow';
import { BookedAnyway } from '../changes/BookedAnyway';
import { availableActions } from '../changes/bookingActions';
import { MessageNote } from '../changes/MessageNote';
import { placeProblem } from '../changes/placeProblem';
import type { BookingActions, StartedAction } from '../changes/useBookingActions';
import { bookingTotal } from '../contact/bookingTotal';
import { ContactLinks } from '../contact/ContactLinks';
import { tiresKey } from '../tires/tiresKey';
import { BookingHistory } from './BookingHistory';
import styles from './CardDialog.module.css';
import { ForgottenDialog } from './ForgottenDialog';
import { nextStep } from './nextStep';
import { SentMessages } from './SentMessages';

interface Props {
  id: string;
  actions: BookingActions;
  onClose: () => void;
}

/** A booking that a list or board has loaded: its card shows at once. */
const loaded = (client: QueryClient, id: string) =>
  client
    .getQueriesData<(Booking | { id: unknown })[]>({ queryKey: queryKeys.bookings })
    .flatMap(([, rows]) => rows ?? [])
    .find((row): row is Booking => row.id === id && 'reference' in row);

/** What staff need of a booking at a glance, and its next step; the rest is in its form. */
export function CardDialog({ id, actions, onClose }: Props) {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.bookings, 'one', id],
    queryFn: () => readBooking(id),
    initialData: () => {
      const booking = loaded(client, id);
      return booking && [booking];
    },
  });
  const [booking] = data ?? [];
  if (booking?.forgotten_at) return <ForgottenDialog booking={booking} onClose={onClose} />;
  if (booking) return <Card booking={booking} actions={actions} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('booking')}>
      {data && <p>{t('gone')}</p>}
      {!data && error && (
        <LoadFailure title={tBookings('loadFailed')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={6} />}
    </Dialog>
  );
}

interface CardProps extends Omit<Props, 'id'> {
  booking: Booking;
}

function Card({ booking, actions, onClose }: CardProps) {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { t: tTires } = useTranslation('adminBookingTires');
  const { explainFailure } = useErrorTranslator();
  const { busy, error, failure, change } = actions;
  const [isStarting, startTransition] = useTransition();
  // A form takes longer to open than a press may wait for its answer.
  const start = (action: StartedAction) =>
    startTransition(() => void actions.start(action, booking));
  const [params] = useSearchParams();
  const customerParams = new URLSearchParams(params);
  customerParams.delete('booking');
  customerParams.set('customer', booking.id);
  const { today } = useNow();
  const step = nextStep(booking, today);
  const moves = booking.status === 'confirmed' && booking.stage === null;
  const cancels = availableActions(booking, shopNow()).includes('cancel');
  const refused = placeProblem(error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<TextLink to={`?${customerParams}`}>{booking.name}</TextLink>}
      footer={
        <>
          {step && (
            <div className={styles.next}>
              <Button size="lg" wide busy={busy} onClick={() => void change(booking, step.changes)}>
                {tBookings(`status.${step.state}`)}
              </Button>
              <MessageNote booking={booking} message={messageOf(booking, step.changes)} />
            </div>
          )}
          {booking.status === 'requested' && (
            <div className={styles.next}>
              <Button size="lg" wide busy={isStarting} onClick={() => start('schedule')}>
                {tBookings('actions.schedule')}
              </Button>
            </div>
          )}
          {moves && !step && (
            <div className={styles.next}>
              <Button size="lg" wide busy={isStarting} onClick={() => start('reschedule')}>
                {tBookings('actions.reschedule')}
              </Button>
            </div>
          )}
          {cancels && (
            <Button variant="quiet" busy={isStarting} onClick={() => start('cancel')}>
              {tBookings('actions.cancel')}
            </Button>
          )}
          {moves && step && (
            <Button variant="secondary" busy={isStarting} onClick={() => start('reschedule')}>
              {tBookings('actions.reschedule')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Pencil />}
            busy={isStarting}
            onClick={() => start('edit')}
          >
            {t('edit')}
          </Button>
        </>
      }
    >
      <Stack>
        <Cluster gap="sm">
          <StatusBadge booking={booking} />
          {booking.by_staff && (
            <Badge>{tBookings(booking.is_walk_in ? 'board.walkIn' : 'board.byStaff')}</Badge>
          )}
          {booking.is_sample && <Badge>{tBookings('sample')}</Badge>}
          <span>{booking.reference}</span>
          <BookedAnyway booking={booking} />
        </Cluster>
        {error && (
          <FormStatus tone="error" title={failure ?? ''}>
            {refused ? tBookings(`place.${refused.problem}`) : explainFailure(error)}
          </FormStatus>
        )}
        <Facts booking={booking} />
        <Cluster>
          <ContactLinks booking={booking} />
          {cancels && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Plus />}
              busy={isStarting}
              onClick={() => start('tires')}
            >
              {tTires('add.open')}
            </Button>
          )}
        </Cluster>
        <BookingHistory booking={booking} />
        <SentMessages booking={booking} />
      </Stack>
    </Dialog>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const serviceName = useServiceNameById();
  const bayName = useBayName();
  const { data: held } = useQuery({
    queryKey: tiresKey(booking.id),
    queryFn: () => listBookingTires(booking.id),
  });
  const tires = held?.filter(({ state }) => state !== 'released');
  const total = tires && bookingTotal(booking, tires);
  const { starts_at, ends_at, bay, vehicle, plate, phone, email, waits, notes } = booking;
  const requested = formatRequestedTime(booking, language);
  const when = starts_at
    ? [
        tBookings('day.span', {
          from: formatShopDateTime(starts_at, language),
          to: formatShopTime(ends_at ?? starts_at, language),
        }),
        bay !== null && bayName(bay),
      ]
    : [tBookings('noTime'), requested && tBookings('requestedTime', { when: requested })];
  const work = [
    servicesText(booking, serviceName),
    ...(tires ?? []).map(({ count, name }) => `${count} × ${name}`),
  ];
  const lines = (parts: readonly unknown[]) => parts.filter(Boolean).join(', ');
  const facts: [string, ReactNode][] = [
    [t('when'), lines(when)],
    [tBookings('edit.vehicle'), lines([vehicle, plate])],
    [t('work'), lines(work) || tBookings('noService')],
    [t('total'), total !== undefined && formatPrice(total)],
    [tBookings('edit.waits'), waits !== null && tBookings(waits ? 'waits.wait' : 'waits.drop')],
    [tBookings('edit.phone'), formatPhone(phone)],
    [tBookings('edit.email'), email],
    [tBookings('edit.language'), tBookings(`speaks.${booking.language}`)],
    [tBookings('edit.notes'), notes],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
