import { type Hold, removeHold } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { ConfirmDialog, notify } from '@shop/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../../format/shopTime';
import { useBayName } from '../bayName';

interface Props {
  hold: Hold;
  onClose: () => void;
  /** Called after a failure too: what is shown may be out of date. */
  onSaved: () => void;
}

export function EndHoldDialog({ hold, onClose, onSaved }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const bayName = useBayName();
  const outcome = notify.outcome(`holds/${hold.id}/remove`);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeHold(hold),
    onSuccess: () => outcome.succeeded(t('enter.released')),
    onError: () => outcome.failed(t('enter.releaseFailed')),
    onSettled: () => {
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
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
