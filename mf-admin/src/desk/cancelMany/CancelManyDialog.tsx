import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import {
  Button,
  ChoiceGroup,
  Dialog,
  FormStatus,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureTitle } from '../../kit/forms/useAction';
import { customerName } from '../../shop/bookings/customerName';
import { formatRequestedTime } from '../../shop/bookings/formatRequestedTime';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './CancelManyDialog.module.css';
import type { CancelMany } from './useCancelMany';
import { useManyMessagesNote } from './useManyMessagesNote';

interface Props {
  bookings: readonly Booking[];
  many: CancelMany;
  /** Whether a message is proposed; the addresses of invented bookings belong to strangers. */
  proposesMessages: boolean;
}

export function CancelManyDialog({ bookings, many, proposesMessages }: Props) {
  const { t } = useTranslation('adminCancelMany');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const failureTitle = useFailureTitle();
  const messagesText = useManyMessagesNote();
  const listId = useId();
  const [withMessages, setWithMessages] = useState(proposesMessages);
  const count = bookings.length;
  const timeOf = (booking: Booking) =>
    booking.starts_at
      ? formatShopDateTime(booking.starts_at, language)
      : formatRequestedTime(booking, language) || tBookings('noTime');
  const close = () => {
    if (!many.busy) many.close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('dialog.title', { count })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('dialog.keep', { count })}
          </Button>
          <Button
            variant="danger"
            busy={many.busy}
            onClick={() => void many.cancel({ bookings, withMessages })}
          >
            {t('dialog.title', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        {many.error && (
          <FormStatus tone="error" title={failureTitle(many.error, t('cancelFailed'))}>
            {explainFailure(many.error)}
          </FormStatus>
        )}
        <p>{t('dialog.text', { count })}</p>
        <ChoiceGroup
          legend={t('dialog.question')}
          name="messages"
          columns={2}
          options={[
            { value: 'no', label: t('dialog.no') },
            { value: 'yes', label: t('dialog.yes') },
          ]}
          value={withMessages ? 'yes' : 'no'}
          onChange={(value) => setWithMessages(value === 'yes')}
        />
        <p role="status">{messagesText.before(bookings, withMessages)}</p>
        <div>
          <p id={listId} className={styles.label}>
            {t('dialog.list')}
          </p>
          <ul className={styles.list} aria-labelledby={listId}>
            {bookings.map((booking) => (
              <li key={booking.id}>
                {t('dialog.booking', {
                  name: customerName(booking, tBookings),
                  when: timeOf(booking),
                })}
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Dialog>
  );
}
