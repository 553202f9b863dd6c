import { shopClock } from '@shop/shared-contract';
import type { BookingMail, ManagedBooking } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { formatMoment, Heading } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './Mails.module.css';

const kinds = ['received', 'confirmed', 'moved', 'cancelled', 'reminder', 'ready'] as const;

function useMailState() {
  const { t } = useTranslation('bookingManage');
  const { language } = useLanguage();
  return ({ state, at }: BookingMail) => {
    const [date = '', slot = ''] = shopClock(new Date(at)).slice(0, 16).split('T');
    const time = formatMoment({ date, slot }, language);
    if (state !== 'pending') return t(`mails.${state}`, { time });
    return Date.parse(at) > Date.now() ? t('mails.planned', { time }) : t('mails.pending');
  };
}

/** Which mails about the booking went to the customer, or will go. */
export function Mails({ booking: { mailed_to, mails } }: { booking: ManagedBooking }) {
  const { t } = useTranslation('bookingManage');
  const stateOf = useMailState();
  const lines = mails.flatMap((mail) => {
    // A backend of a later release may have further kinds.
    const kind = kinds.find((known) => `booking_${known}` === mail.kind);
    return kind ? [{ kind, text: stateOf(mail), key: kind + mail.at }] : [];
  });
  if (!mailed_to || lines.length === 0) return null;
  return (
    <section data-screen-only className={styles.mails}>
      <Heading level={3}>{t('mails.title', { replace: { address: mailed_to } })}</Heading>
      <ul>
        {lines.map(({ kind, text, key }) => (
          <li key={key}>{`${t(`mails.kind.${kind}`)}: ${text}`}</li>
        ))}
      </ul>
    </section>
  );
}
