import { ModalFrame, type ModalProps } from './ModalFrame';
import styles from './ModalFrame.module.css';

/** A modal panel at the right edge: filters and menus on phones. */
export function SlideOver(props: ModalProps) {
  return <ModalFrame {...props} look={styles.side} />;
}
