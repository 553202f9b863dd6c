import { paths, useShop } from '@shop/shared-contract';
import type { BookingView } from '@shop/shared-data';
import { formatPhone } from '@shop/shared-i18n';
import { ButtonLink, Heading, Stack } from '@shop/shared-ui';
import { CalendarPlus, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingFacts } from '../../receipt/BookingFacts';
import type { bookingOutcome } from '../../rules/bookingOutcome';

interface Props {
  booking: BookingView;
  outcome: Exclude<ReturnType<typeof bookingOutcome>, 'open'>;
}

/** A cancelled booking, a withdrawn request, or a booking that can no longer be changed. */
export function ClosedBooking({ booking, outcome }: Props) {
  const { t } = useTranslation('bookingManage');
  const { phone } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(`${outcome}.title`)}
      </Heading>
      <BookingFacts booking={booking} />
      <p>{t(`${outcome}.text`)}</p>
      <div>
        {outcome === 'cancelled' || outcome === 'withdrawn' ? (
          <ButtonLink icon={<CalendarPlus />} to={paths.booking()}>
            {t(`${outcome}.book`)}
          </ButtonLink>
        ) : (
          <ButtonLink icon={<Phone />} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
