import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/IconButton';
import styles from './ModalFrame.module.css';
import { useModal } from './useModal';

export interface ModalProps {
  open: boolean;
  /** Esc, the backdrop and the close button ask for it; the page then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  /** Exists only while open, so a form in it starts afresh each time. */
  children?: ReactNode;
}

interface Props extends ModalProps {
  look: string | undefined;
}

/** The native modal dialog that Dialog and SlideOver dress. */
export function ModalFrame({ open, onClose, title, footer, children, look }: Props) {
  const t = useTranslate(commonLocales);
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      data-surface="light"
      aria-labelledby={titleId}
      className={clsx(styles.modal, look)}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} data-autofocus className={styles.title}>
              {title}
            </h2>
            <IconButton label={t('close')} icon={<X />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
