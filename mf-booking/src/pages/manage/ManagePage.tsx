import { useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Hero,
  PageHead,
  Section,
  Spinner,
  Stack,
  useErrorTranslator,
  useHydrated,
} from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { Phone, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseToken } from '../../receipt/managePath';
import { bookingOutcome } from '../../rules/bookingOutcome';
import { ClosedBooking } from './ClosedBooking';
import { OpenBooking } from './OpenBooking';
import { Reminders } from './Reminders';
import { useManagedBooking } from './useManagedBooking';

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
        {!isHydrated && <Spinner label={t('loading')} />}
        {isHydrated && !token && <BookingNotFound />}
        {isHydrated && token && <ManagedBooking key={token} token={token} />}
      </Section>
    </>
  );
}

/** Loads one booking and shows what can be done about it. */
function ManagedBooking({ token }: { token: string }) {
  const { t } = useTranslation('bookingManage');
  const { explainFailure } = useErrorTranslator();
  const managed = useManagedBooking(token);
  const { lookup, load, refusal } = managed;

  if (lookup.state === 'loading') return <Spinner label={t('loading')} />;
  if (lookup.state === 'failed') {
    const { error } = lookup;
    if (error.kind === 'notFound') return <BookingNotFound />;
    return <ErrorState title={t('failed.title')} text={explainFailure(error)} onRetry={load} />;
  }

  const { booking } = lookup;
  const outcome = bookingOutcome(booking, refusal?.error, new Date());
  const { reminders } = booking;
  return (
    <Stack gap="lg">
      {outcome === 'open' ? (
        <OpenBooking {...{ token, booking, managed }} />
      ) : (
        <ClosedBooking booking={booking} outcome={outcome} />
      )}
      {typeof reminders === 'boolean' && <Reminders token={token} wanted={reminders} />}
    </Stack>
  );
}

/** Shown when no booking belongs to the link. */
function BookingNotFound() {
  const { t } = useTranslation('bookingManage');
  const { phone } = useShop();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </ButtonLink>
      }
    />
  );
}
