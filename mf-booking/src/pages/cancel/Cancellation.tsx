import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { ErrorState, Spinner } from '@shop/shared-ui';
import { cancelLocales } from '../../locales/cancelLocales';
import { outcomeOf } from '../../rules/bookingOutcome';
import { ClosedBooking } from './ClosedBooking';
import { NotFound } from './NotFound';
import { OpenBooking } from './OpenBooking';
import { useCancellation } from './useCancellation';

/** One booking and its cancelling. */
export function Cancellation({ token }: { token: string }) {
  const t = useTranslate(cancelLocales);
  const common = useTranslate(commonLocales);
  const { found, load, cancel, isCancelling, refusal } = useCancellation(token);

  if (found.state === 'loading') return <Spinner label={t('loading')} />;
  if (found.state === 'failed') {
    const { kind } = found.error;
    if (kind === 'notFound') return <NotFound />;
    return <ErrorState title={t('failed.title')} text={common(`errors.${kind}`)} onRetry={load} />;
  }

  const { booking } = found;
  const outcome = outcomeOf(booking, refusal, new Date());
  if (outcome === 'open') return <OpenBooking {...{ booking, refusal, isCancelling, cancel }} />;
  return <ClosedBooking booking={booking} outcome={outcome} />;
}
