import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

interface Props {
  open: boolean;
  /** Called on Esc, a click on the backdrop and the close button; the page then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  /** Mounted only while open, so a form in it is reset each time. */
  children?: ReactNode;
}

export const Dialog = (props: Props) => <Modal {...props} look={styles.dialog} />;

/** A modal panel at the right edge: filters and menus on phones. */
export const SlideOver = (props: Props) => <Modal {...props} look={styles.side} />;

function Modal({
  open,
  onClose,
  title,
  footer,
  children,
  look,
}: Props & { look: string | undefined }) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const [isClosing, startClosing] = useTransition();
  // Closing a modal dialog takes the browser long: the button shows as busy first, and React closes it afterwards.
  const close = () => {
    if (!isClosing) startClosing(onClose);
  };
  const modal = useModal(open, close);
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
            <IconButton label={t('close')} icon={<X />} busy={isClosing} onClick={close} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
