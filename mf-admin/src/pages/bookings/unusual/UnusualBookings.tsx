import { Button, FormStatus } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../../editing/UndoBar';
import { UnusualList } from './UnusualList';
import { useUnusualBookings } from './useUnusualBookings';

/** Tells staff that the calendar fills unusually fast, and cancels invented bookings together. */
export function UnusualBookings() {
  const { t } = useTranslation('adminBookings');
  const { bookings, busy, cancel, cancelled, undo } = useUnusualBookings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {bookings.length > 0 && (
        <FormStatus tone="error" title={t('unusual.title')}>
          <p>{t('unusual.text', { count: bookings.length })}</p>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'unusual.hide' : 'unusual.show')}
          </Button>
          {isOpen && <UnusualList bookings={bookings} busy={busy} onCancel={cancel} />}
        </FormStatus>
      )}
      {cancelled.length > 0 && (
        <UndoBar text={t('unusual.cancelled', { count: cancelled.length })} onUndo={undo} />
      )}
    </>
  );
}
