import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { Button, ButtonLink, FormStatus, TextLink } from '@shop/shared-ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { managePath } from '../receipt/managePath';
import { useDraft } from './draft';
import { useMomentWords } from './useMomentWords';
import ways from './Ways.module.css';

/** Asks what a submission is whose key has a booking already: another visit, or a change of that booking. */
export function EarlierBooking({ booking }: { booking: BookingReceipt }) {
  const { t } = useTranslation('booking');
  const { renewKey } = useDraft();
  const wordsOf = useMomentWords();
  const { phone } = useShop();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { status, vehicle, date, slot, cancel_token } = booking;
  const isOpen = status === 'confirmed' || status === 'requested';
  const describe = () => {
    if (!isOpen) return t('earlier.ended', { vehicle });
    return status === 'confirmed' && date && slot
      ? t('earlier.booked', { vehicle, ...wordsOf({ date, slot }) })
      : t('earlier.requested', { vehicle });
  };
  // No submit button: Enter in a field would press it.
  const bookToo = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    renewKey();
    currentTarget.form?.requestSubmit();
  };
  return (
    <div ref={question} tabIndex={-1}>
      <FormStatus tone="error" title={describe()}>
        <p>{t(isOpen ? 'earlier.question' : 'earlier.again')}</p>
        <div className={ways.ways}>
          <Button size="sm" onClick={bookToo}>
            {t(isOpen ? 'earlier.bookToo' : 'earlier.book')}
          </Button>
          {isOpen && (
            <ButtonLink size="sm" variant="secondary" to={managePath(cancel_token)}>
              {t('earlier.change')}
            </ButtonLink>
          )}
          <TextLink href={callLink(phone)}>
            {t('failure.call', { phone: formatPhone(phone) })}
          </TextLink>
        </div>
      </FormStatus>
    </div>
  );
}
