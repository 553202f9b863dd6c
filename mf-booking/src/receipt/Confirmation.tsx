import { useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { formatPhone, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Button, Heading, notify, TextLink } from '@shop/shared-ui';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { BookingFacts } from './BookingFacts';
import { CancelLink } from './CancelLink';
import styles from './Confirmation.module.css';
import { cancelAddress } from './cancelPath';
import { useCalendarFile } from './useCalendarFile';

interface Props {
  receipt: BookingReceipt;
  /** The booking was stored on this page, not before a reload: the heading takes the focus. */
  isNew: boolean;
  /** The receipt is of an earlier attempt than the visitor's last one. */
  isEarlier: boolean;
}

/** Shows the receipt: the reference, the calendar file and the private cancel link. */
export function Confirmation({ receipt, isNew, isEarlier }: Props) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const download = useCalendarFile(receipt);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRequest = receipt.status === 'requested';
  const { reference } = receipt;
  const { phone } = useShop();

  // The reference is a dependency because the confirmation of a second booking takes the focus too.
  useEffect(() => {
    if (isNew && reference) heading.current?.focus();
  }, [isNew, reference]);

  return (
    <section aria-labelledby="booked" className={styles.confirmation}>
      <CircleCheck aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <Heading level={2} id="booked" ref={heading} tabIndex={-1} className={styles.title}>
          {t(isRequest ? 'done.titleRequest' : 'done.title')}
        </Heading>
        {isRequest && <p>{t('done.requestText')}</p>}
        {isEarlier && (
          <p>
            {t('done.earlier')} <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
          </p>
        )}
        <BookingFacts booking={receipt} />
        <div className={styles.ways}>
          {download && (
            <Button
              icon={<CalendarPlus />}
              onClick={() => download().catch(() => notify.error(t('done.calendarFailed')))}
            >
              {t('done.calendar')}
            </Button>
          )}
          <CancelLink token={receipt.cancel_token}>
            {t(isRequest ? 'done.cancelRequestLink' : 'done.cancelLink')}
          </CancelLink>
        </div>
        <p className={styles.keep}>{t(download ? 'done.keep' : 'done.keepRequest')}</p>
        <p className={styles.address}>{cancelAddress(receipt.cancel_token, language)}</p>
      </div>
    </section>
  );
}
