import type { ManagedBooking } from '@shop/shared-data';
import {
  Button,
  ConfirmDialog,
  FormStatus,
  notify,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppointmentActions } from '../../receipt/AppointmentActions';
import { AppointmentHeading } from '../../receipt/AppointmentHeading';
import { BookingFactsList } from '../../receipt/BookingFactsList';
import { MoveBooking } from './MoveBooking';
import type { Managed } from './useManagedBooking';

interface CancelBookingProps {
  /** A request without a time is withdrawn. */
  isRequest: boolean;
  managed: Managed;
}

function CancelBooking({ isRequest, managed: { cancel, busy } }: CancelBookingProps) {
  const { t } = useTranslation('bookingManage');
  const [isConfirming, setConfirming] = useState(false);
  const isCancelling = busy === 'cancel';
  return (
    <>
      <Button
        variant="quiet"
        icon={<CalendarX />}
        busy={isCancelling}
        onClick={() => setConfirming(true)}
      >
        {t(isRequest ? 'open.cancelRequest' : 'open.cancel')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        text={t(isRequest ? 'confirm.questionRequest' : 'confirm.question')}
        confirmLabel={t(isRequest ? 'confirm.yesRequest' : 'confirm.yes')}
        cancelLabel={t('confirm.no')}
        tone="danger"
        busy={isCancelling}
        onConfirm={() => cancel().finally(() => setConfirming(false))}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

interface Props {
  token: string;
  booking: ManagedBooking;
  managed: Managed;
}

/** A booking that can be moved and cancelled. Opening the link changes nothing. */
export function OpenBooking({ token, booking, managed }: Props) {
  const { t } = useTranslation('bookingManage');
  const { explainFailure } = useErrorTranslator();
  const [isMoving, setMoving] = useState(false);
  const [moves, countMove] = useReducer((count: number) => count + 1, 0);
  const [shownStart, setShownStart] = useState(booking.starts_at);
  const heading = useRef<HTMLHeadingElement>(null);
  const { refusal } = managed;
  const isRequest = booking.status === 'requested';
  const titleOfFailure = isRequest ? 'failed.titleWithdraw' : 'failed.titleCancel';
  const close = () => {
    setMoving(false);
    // The element that had the focus is gone.
    heading.current?.focus();
  };
  // Also when the answer to the move was lost, and the booking was loaded again.
  if (booking.starts_at !== shownStart) {
    setShownStart(booking.starts_at);
    setMoving(false);
    countMove();
  }
  const announce = useEffectEvent(() => {
    heading.current?.focus();
    notify.success(t('move.done'));
  });
  useEffect(() => {
    if (moves > 0) announce();
  }, [moves]);
  const openState = moves > 0 ? t('move.done') : undefined;
  const question = isRequest ? t('open.textRequest') : `${t('open.title')} ${t('open.text')}`;
  return (
    <Stack gap="lg">
      <AppointmentHeading
        ref={heading}
        booking={booking}
        state={isRequest ? t('open.titleRequest') : openState}
      />
      {moves > 0 && <FormStatus tone="info">{t('move.calendar')}</FormStatus>}
      {refusal?.of === 'cancel' && (
        <FormStatus
          tone="error"
          title={t(refusal.error.kind === 'timedOut' ? 'failed.unanswered' : titleOfFailure)}
        >
          {explainFailure(refusal.error)}
        </FormStatus>
      )}
      {isMoving ? (
        <MoveBooking
          token={token}
          booking={booking}
          managed={managed}
          onChoose={managed.move}
          onClose={close}
        />
      ) : (
        <BookingFactsList booking={booking}>
          <AppointmentActions receipt={{ ...booking, cancel_token: token }}>
            {!isRequest && (
              <Button icon={<CalendarClock />} onClick={() => setMoving(true)}>
                {t('move.open')}
              </Button>
            )}
            <CancelBooking isRequest={isRequest} managed={managed} />
          </AppointmentActions>
          <p data-screen-only>{question}</p>
        </BookingFactsList>
      )}
    </Stack>
  );
}
