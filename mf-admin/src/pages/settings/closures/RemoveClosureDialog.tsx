import { type Closure, removeClosure } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { formatDays } from './formatClosure';

interface Props {
  closure: Closure;
  onClose: () => void;
}

/** Asks for a confirmation and removes a closure. */
export function RemoveClosureDialog({ closure, onClose }: Props) {
  const { t } = useTranslation('adminClosures');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const outcome = notify.outcome(`closures/${closure.id}/remove`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => removeClosure(closure),
    onSuccess: () => outcome.succeeded(t('removed')),
    onError: () => outcome.failed(t('removeFailed')),
    onSettled: () => {
      onClose();
      // After a failure too: another session may have changed it.
      return client.invalidateQueries({ queryKey: queryKeys.settings });
    },
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={t('question')}
      text={formatDays(closure, language)}
      tone="danger"
      confirmLabel={t('removeShort')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
