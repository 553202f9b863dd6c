import { shopClock } from '@shop/shared-contract';
import type { ManagedBooking } from '@shop/shared-data';
import { formatDay, formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Button,
  Cluster,
  FormStatus,
  formatMoment,
  Heading,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { CalendarCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findRemedy } from '../../rules/bookingFailure';
import { bookingWindow } from '../../rules/bookingWindow';
import { slotState } from '../../rules/slotStates';
import { useServiceTotals } from '../../rules/useServiceTotals';
import { visitServices } from '../../rules/visitServices';
import { AvailabilityStatus } from '../../times/AvailabilityStatus';
import { Days } from '../../times/Days';
import { NextAvailableButton } from '../../times/NextAvailableButton';
import { Times } from '../../times/Times';
import { useAvailability } from '../../times/useAvailability';
import { useVisitorNow } from '../../times/useVisitorNow';
import { bayOf } from '../../tires/tireService';
import type { Managed } from './useManagedBooking';

interface Choice {
  date: string | null;
  slot: string | null;
  isRejected?: boolean;
}

interface Props {
  token: string;
  booking: ManagedBooking;
  managed: Managed;
  /** @returns whether the booking was moved */
  onChoose: (to: { date: string; slot: string }) => Promise<boolean>;
  onClose: () => void;
}

/** Chooses another free day and time for a booking. Its own bay counts as free. */
export function MoveBooking({ token, booking, managed, onChoose, onClose }: Props) {
  const { t } = useTranslation('bookingManage');
  const { t: booked } = useTranslation('booking');
  const { language } = useLanguage();
  const services = visitServices(booking.service, booking.further_services);
  const availability = useAvailability({ services, token }, 1);
  const now = useVisitorNow();
  const clock = shopClock(now);
  // Most people stay on the day; staff may have given one beyond those that are offered.
  const [ownDay] = useState(
    () => bookingWindow(now).find(({ date }) => date === booking.date)?.date ?? null,
  );
  const [{ date, slot, isRejected }, setChoice] = useState<Choice>({ date: ownDay, slot: null });
  const isOpen = date && slot && slotState(date, slot, availability, clock) === 'open';
  const { tires, total } = booking;
  const { price } = useServiceTotals({ services, tires, bay: bayOf(services, tires), date, slot });
  const isOtherPrice = total !== null && price !== formatPrice(total);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const times = useRef<HTMLDivElement>(null);
  // On a phone the days fill the screen, and the times of the chosen one are below it.
  useEffect(() => {
    if (date && date !== ownDay) times.current?.scrollIntoView({ block: 'nearest' });
  }, [date, ownDay]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!date || !slot || managed.busy) return;
    // It may be the present time.
    if (await onChoose({ date, slot })) return onClose();
    setChoice({ date, slot, isRejected: true });
    // The free times are others than those shown.
    availability.reload();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Heading level={3} ref={heading} tabIndex={-1}>
          {t('move.title')}
        </Heading>
        <NextAvailableButton availability={availability} onChoose={setChoice} />
        <Days
          availability={availability}
          value={date}
          onChange={(chosen) => setChoice({ date: chosen, slot: null })}
        />
        <Stack gap="md" ref={times}>
          {date && (
            <>
              <p>{booked('time.hintForDay', { day: formatDay(date, language) })}</p>
              <Times
                availability={availability}
                date={date}
                value={slot}
                onChange={(chosen) => setChoice({ date, slot: chosen })}
              />
            </>
          )}
          <AvailabilityStatus {...availability} />
          {isRejected && <MoveFailure managed={managed} />}
          {isOpen && price && isOtherPrice && <p>{t('move.price', { price })}</p>}
          <Cluster>
            {isOpen && (
              <Button type="submit" icon={<CalendarCheck />} busy={managed.busy === 'move'}>
                {t('move.submit', { time: formatMoment({ date, slot }, language) })}
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              {t('move.keep')}
            </Button>
          </Cluster>
        </Stack>
      </Stack>
    </form>
  );
}

function MoveFailure({ managed: { refusal } }: { managed: Managed }) {
  const { t } = useTranslation('bookingManage');
  const { t: booked } = useTranslation('booking');
  const { explainFailure } = useErrorTranslator();
  if (refusal?.of !== 'move') return null;
  const remedy = findRemedy(refusal.error);
  return (
    <FormStatus
      tone="error"
      title={t(refusal.error.kind === 'timedOut' ? 'failed.unanswered' : 'move.failed')}
    >
      {remedy ? booked(`failure.${remedy.reason}`) : explainFailure(refusal.error)}
    </FormStatus>
  );
}
