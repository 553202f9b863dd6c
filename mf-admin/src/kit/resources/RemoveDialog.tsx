import { ConfirmDialog } from '@shop/shared-ui';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../forms/useAction';

interface Props {
  /** What is removed: `closures/7`. */
  id: string;
  remove: () => Promise<unknown>;
  question: string;
  /** Names what is removed. */
  text: string;
  confirmLabel: string;
  success: string;
  failure: string;
  refresh: readonly QueryKey[];
  tone?: 'danger' | 'primary';
  onRemoved?: () => void;
  /** Called after a failure too: what is shown may be out of date. */
  onClose: () => void;
}

/** Asks for a confirmation before something is removed. */
export function RemoveDialog(props: Props) {
  const { id, remove, question, text, confirmLabel, success, failure, refresh } = props;
  const { tone = 'danger', onRemoved, onClose } = props;
  const { t: common } = useTranslation('common');
  const { run, busy } = useAction({
    id: `${id}/remove`,
    send: remove,
    success,
    failure,
    refresh,
    onDone: () => onRemoved?.(),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={question}
      text={text}
      tone={tone}
      confirmLabel={confirmLabel}
      cancelLabel={common('cancel')}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
