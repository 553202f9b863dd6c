import { callLink, formatPhone, paths, useShop } from '@shop/shared-contract';
import { type ManagedBooking, setReminders } from '@shop/shared-data';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  FormStatus,
  Hero,
  PageHead,
  Section,
  Skeleton,
  Spinner,
  Stack,
  useErrorTranslator,
  useHydrated,
} from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { Bell, BellOff, CalendarPlus, Phone, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppointmentHeading } from '../../receipt/AppointmentHeading';
import { BookingFactsList } from '../../receipt/BookingFactsList';
import { parseToken } from '../../receipt/managePath';
import { bookingOutcome } from '../../rules/bookingOutcome';
import { Mails } from './Mails';
import { OpenBooking } from './OpenBooking';
import { useManagedBooking } from './useManagedBooking';

interface RemindersProps {
  token: string;
  wanted: boolean;
}

/**
 * Ends or resumes the e-mail on the day before: the link of each reminder leads here. Ending takes a second press,
 * because programs that check the links of mails press buttons too.
 */
function Reminders({ token, wanted }: RemindersProps) {
  const { t } = useTranslation('bookingManage');
  const [isOn, setOn] = useState(wanted);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await setReminders(token, !isOn);
      setOn(!isOn);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  return (
    <Stack data-screen-only>
      <p role="status">{t(isOn ? 'reminders.on' : 'reminders.off')}</p>
      {failed && <FormStatus tone="error">{t('reminders.failed')}</FormStatus>}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={isOn ? <BellOff /> : <Bell />}
          busy={isBusy}
          onClick={isOn ? () => setConfirming(true) : change}
        >
          {t(isOn ? 'reminders.end' : 'reminders.resume')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        text={t('reminders.question')}
        confirmLabel={t('reminders.yes')}
        cancelLabel={t('reminders.no')}
        busy={isBusy}
        onConfirm={change}
        onCancel={() => setConfirming(false)}
      />
    </Stack>
  );
}

interface Props {
  booking: ManagedBooking;
  outcome: Exclude<ReturnType<typeof bookingOutcome>, 'open'>;
}

/** A cancelled booking, a withdrawn request, or a booking that can no longer be changed. */
function ClosedBooking({ booking, outcome }: Props) {
  const { t } = useTranslation('bookingManage');
  const { phone } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnded = outcome === 'cancelled' || outcome === 'withdrawn';
  // The element that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <AppointmentHeading
        ref={heading}
        booking={booking}
        state={t(`${outcome}.title`)}
        isCancelled={isEnded}
      />
      <p>{t(`${outcome}.text`)}</p>
      <div data-screen-only>
        {isEnded ? (
          <ButtonLink icon={<CalendarPlus />} to={paths.booking()}>
            {t(`${outcome}.book`)}
          </ButtonLink>
        ) : (
          <ButtonLink icon={<Phone />} href={callLink(phone)}>
            {formatPhone(phone)}
          </ButtonLink>
        )}
      </div>
      <BookingFactsList booking={booking} isCancelled={isEnded} />
    </Stack>
  );
}

/** What needs no answer is there at once: the place of the appointment, and a call. */
function Lookup() {
  const { t } = useTranslation('bookingManage');
  const { t: common } = useTranslation('common');
  const { phone } = useShop();
  return (
    <Stack gap="lg">
      <Spinner label={t('loading')} />
      <Skeleton lines={3} />
      <div>
        <ButtonLink variant="secondary" icon={<Phone />} href={callLink(phone)}>
          {common('emergency.call', { phone: formatPhone(phone) })}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** The page of the manage link. It shows nothing about the person. */
export function ManagePage() {
  const { t } = useTranslation('bookingManage');
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = parseToken(hash);
  return (
    <>
      <PageHead title={t('meta.title')} />
      <Hero title={t('hero.title')} />
      <Section>
        {!isHydrated && <Lookup />}
        {isHydrated && !token && <BookingNotFound />}
        {isHydrated && token && <LoadedBooking key={token} token={token} />}
      </Section>
    </>
  );
}

const tones = {
  open: 'success',
  requested: 'warning',
  cancelled: 'danger',
  withdrawn: 'danger',
  arrived: 'info',
  tooLate: 'neutral',
} as const;

function LoadedBooking({ token }: { token: string }) {
  const { t } = useTranslation('bookingManage');
  const { explainLoadFailure } = useErrorTranslator();
  const { sendsMail } = useShop();
  const managed = useManagedBooking(token);
  const { lookup, load, refusal } = managed;

  if (lookup.state === 'loading') return <Lookup />;
  if (lookup.state === 'failed') {
    const { error } = lookup;
    if (error.kind === 'notFound') return <BookingNotFound />;
    return <ErrorState title={t('failed.title')} text={explainLoadFailure(error)} onRetry={load} />;
  }

  const { booking } = lookup;
  const outcome = bookingOutcome(booking, refusal?.error, new Date());
  const { reminders, status } = booking;
  const state = outcome === 'open' && status === 'requested' ? 'requested' : outcome;
  return (
    <Stack gap="lg">
      <div>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {outcome === 'open' ? (
        <OpenBooking token={token} booking={booking} managed={managed} />
      ) : (
        <ClosedBooking booking={booking} outcome={outcome} />
      )}
      {sendsMail && (
        <>
          <Mails booking={booking} />
          {reminders !== null && status !== 'cancelled' && (
            <Reminders token={token} wanted={reminders} />
          )}
        </>
      )}
    </Stack>
  );
}

function BookingNotFound() {
  const { t } = useTranslation('bookingManage');
  const { phone } = useShop();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink variant="secondary" icon={<Phone />} href={callLink(phone)}>
          {formatPhone(phone)}
        </ButtonLink>
      }
    />
  );
}
