import { shopDay, shopTime } from '@shop/shared-contract';
import { addHold, type Hold, removeHold } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { ConfirmDialog } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useAction } from '../../kit/forms/useAction';
import { useBayName } from '../../shop/bookings/bayName';
import { formatShopDateTime } from '../../shop/times/shopTime';

interface Props {
  hold: Hold;
  onEnded: () => void;
  onClose: () => void;
  /** Called after a failure too: what is shown may be out of date. */
  onSaved: () => void;
}

export function EndHoldDialog({ hold, onEnded, onClose, onSaved }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const bayName = useBayName();
  const { run, busy } = useAction({
    id: `holds/${hold.id}/remove`,
    send: () => removeHold(hold),
    failure: t('enter.releaseFailed'),
    onDone: onEnded,
    onEnd: () => {
      onSaved();
      onClose();
    },
  });
  const text = t('enter.releaseText', {
    bay: bayName(hold.bay),
    from: formatShopDateTime(hold.starts_at, language),
    to: formatShopDateTime(hold.ends_at, language),
  });
  return (
    <ConfirmDialog
      open
      title={hold.reason || t('board.hold')}
      text={text}
      confirmLabel={t('enter.release')}
      cancelLabel={common('cancel')}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}

/** Puts back a hold that was ended. */
export function EndedHold({ hold, onRestored }: { hold: Hold; onRestored: () => void }) {
  const { t } = useTranslation('adminBookings');
  const { id, bay, starts_at, ends_at, reason } = hold;
  const { run } = useAction({
    id: `holds/${id}/restore`,
    send: () =>
      addHold(
        {
          bay: String(bay),
          day: shopDay(starts_at),
          reason,
          from: shopTime(starts_at),
          to: shopTime(ends_at),
        },
        { id },
      ),
    success: t('enter.held'),
    failure: t('enter.holdFailed'),
    onDone: onRestored,
  });
  return <UndoBar text={t('enter.released')} onUndo={() => run()} />;
}
