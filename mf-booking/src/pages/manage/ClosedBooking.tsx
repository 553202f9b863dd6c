import { paths, useShop } from '@shop/shared-contract';
import type { BookingView } from '@shop/shared-data';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { ButtonLink, Heading, Stack } from '@shop/shared-ui';
import { CalendarPlus, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { manageLocales } from '../../locales/manageLocales';
import { BookingFacts } from '../../receipt/BookingFacts';

interface Props {
  booking: BookingView;
  outcome: 'cancelled' | 'withdrawn' | 'tooLate';
}

/** A cancelled booking, a withdrawn request, or a booking that is too late to change. */
export function ClosedBooking({ booking, outcome }: Props) {
  const t = useTranslate(manageLocales);
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
        {outcome === 'tooLate' ? (
          <ButtonLink icon={<Phone />} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </ButtonLink>
        ) : (
          <ButtonLink icon={<CalendarPlus />} to={paths.booking()}>
            {t(`${outcome}.book`)}
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
