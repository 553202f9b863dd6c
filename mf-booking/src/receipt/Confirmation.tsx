import { REQUEST_DAYS, useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { CircleCheck, Hourglass } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppointmentActions } from './AppointmentActions';
import { AppointmentHeading } from './AppointmentHeading';
import { BookingFactsList } from './BookingFactsList';
import styles from './Confirmation.module.css';
import { manageAddress, managePath } from './managePath';

interface ManageLinkProps {
  token: string;
  children: ReactNode;
}

/**
 * The router's links have the language in which the page was opened. This link is copied and opened elsewhere, so it
 * has the visitor's current language.
 */
function ManageLink({ token, children }: ManageLinkProps) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    // The browser opens another tab or window with the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(managePath(token));
  };
  return (
    <TextLink href={manageAddress(token, language)} onClick={follow}>
      {children}
    </TextLink>
  );
}

interface Props {
  receipt: BookingReceipt;
  /** The booking was stored on this page, not before a reload: the heading takes the focus. */
  isNew: boolean;
  /** To which the mail goes; undefined where the history entry does not name it. */
  email: string | undefined;
}

export function Confirmation({ receipt, isNew, email }: Props) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { sendsMail } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const isRequest = receipt.status === 'requested';
  const Icon = isRequest ? Hourglass : CircleCheck;
  const { reference } = receipt;

  // The reference is a dependency because the confirmation of a second booking takes the focus too.
  useEffect(() => {
    if (isNew && reference) heading.current?.focus();
  }, [isNew, reference]);

  return (
    <section
      aria-labelledby="booked"
      className={clsx(styles.confirmation, isRequest && styles.requested)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.state}>{t(isRequest ? 'done.stateRequest' : 'done.state')}</p>
        <AppointmentHeading
          id="booked"
          ref={heading}
          booking={receipt}
          state={t(isRequest ? 'done.titleRequest' : 'done.title')}
        />
        {isRequest && (
          <p>
            {receipt.tires.length > 0
              ? t('done.requestTires', { days: REQUEST_DAYS })
              : t('done.requestText')}
          </p>
        )}
        <BookingFactsList booking={receipt}>
          <AppointmentActions
            receipt={receipt}
            link={
              <ManageLink token={receipt.cancel_token}>
                {t(isRequest ? 'done.manageRequestLink' : 'done.manageLink')}
              </ManageLink>
            }
          />
        </BookingFactsList>
        {sendsMail && email && (
          <p className={styles.mail}>
            {t(isRequest ? 'done.mailRequest' : 'done.mail', { email })}
          </p>
        )}
        <p className={styles.keep}>{t(isRequest ? 'done.keepRequest' : 'done.keep')}</p>
        <p className={styles.address}>{manageAddress(receipt.cancel_token, language)}</p>
      </div>
    </section>
  );
}
