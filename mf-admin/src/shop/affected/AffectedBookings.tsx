import { callLink, formatPhone, shopDay } from '@shop/shared-contract';
import type { BookingOutside } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, Dialog, Stack, TextLink } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../times/shopTime';
import styles from './AffectedBookings.module.css';

interface Props {
  bookings: BookingOutside[];
  decide: (isConfirmed: boolean) => void;
}

const reasons = [
  'closed_day',
  'outside_hours',
  'invalid_slot',
  'invalid_bay',
  'bay_held',
  'slot_full',
] as const;

export function AffectedBookings({ bookings, decide }: Props) {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  return (
    <Dialog
      open
      onClose={() => decide(false)}
      title={t('affected.title', { count: bookings.length })}
      footer={
        <>
          <Button variant="secondary" onClick={() => decide(false)}>
            {t('affected.keep')}
          </Button>
          <Button variant="danger" onClick={() => decide(true)}>
            {t('affected.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('affected.text')}</p>
        <ul className={styles.list}>
          {bookings.map(({ id, name, phone, reference, starts_at, reason }) => {
            const known = reasons.find((each) => each === reason);
            return (
              <li key={id} className={styles.booking}>
                <strong>
                  {[
                    formatDay(shopDay(starts_at), language, {
                      weekday: 'short',
                      month: 'short',
                      day: 'numeric',
                    }),
                    formatShopTime(starts_at, language),
                  ].join(', ')}
                </strong>
                <span>{`${name} (${reference})`}</span>
                <TextLink href={callLink(phone)} className={styles.phone}>
                  <Phone aria-hidden="true" />
                  <span>{formatPhone(phone)}</span>
                </TextLink>
                {known && <span className={styles.reason}>{t(`affected.reasons.${known}`)}</span>}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Dialog>
  );
}
