import type { Booking } from '@shop/shared-data/staff';
import { Cluster } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { ChoiceButton } from '../../../layout/ChoiceButton';
import { CallerDialog } from './CallerDialog';
import type { Entry } from './entry';
import { HoldDialog } from './HoldDialog';

interface Props {
  entry: Entry;
  onClose: () => void;
  onSaved: () => void;
  /** Opens a booking that was saved before. */
  onOpen: (booking: Booking) => void;
}

export function EntryDialog(props: Props) {
  const { t } = useTranslation('adminBookings');
  const [kind, setKind] = useState<'booking' | 'hold'>('booking');
  const guard = useUnsavedChanges();
  const choice = (
    <Cluster role="group" aria-label={t('enter.kind')}>
      {(['booking', 'hold'] as const).map((name) => (
        <ChoiceButton
          key={name}
          isChosen={kind === name}
          onClick={() => {
            if (name !== kind) guard(() => setKind(name));
          }}
        >
          {t(`enter.${name}`)}
        </ChoiceButton>
      ))}
    </Cluster>
  );
  return kind === 'booking' ? (
    <CallerDialog {...props} kind={choice} />
  ) : (
    <HoldDialog {...props} kind={choice} />
  );
}
