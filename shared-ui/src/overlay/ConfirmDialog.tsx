import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button';
import styles from './ConfirmDialog.module.css';
import dialogStyles from './Dialog.module.css';
import { useModal } from './useModal';

interface Props {
  open: boolean;
  title?: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The initial focus is on the button that cancels. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const cancel = () => {
    if (!busy) onCancel();
  };
  const modal = useModal(open, cancel);
  return (
    <dialog
      {...modal}
      data-surface="light"
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      className={clsx(dialogStyles.modal, dialogStyles.dialog, dialogStyles.small)}
    >
      {open && (
        <div className={dialogStyles.sheet}>
          <div className={styles.body}>
            {title && (
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
            )}
            <p id={`${id}-text`} className={title ? styles.text : styles.question}>
              {text}
            </p>
          </div>
          <div className={dialogStyles.footer}>
            <Button variant="secondary" data-autofocus onClick={cancel}>
              {cancelLabel}
            </Button>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
