import type { CustomerMessage } from '@shop/shared-data/staff';
import styles from './MessageNote.module.css';
import { type Recipient, useMessageNote } from './useMessageNote';

interface Props {
  id?: string;
  booking: Recipient;
  message: CustomerMessage | undefined;
}

/** Beside a button: what it sends to the customer. */
export function MessageNote({ id, booking, message }: Props) {
  const text = useMessageNote(booking)(message);
  return text ? (
    <p id={id} className={styles.note}>
      {text}
    </p>
  ) : null;
}
