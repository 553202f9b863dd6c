import { ModalFrame, type ModalProps } from './ModalFrame';
import styles from './ModalFrame.module.css';

/** A modal dialog in the middle of the page. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} look={styles.dialog} />;
}
