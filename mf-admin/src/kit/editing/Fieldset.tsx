import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Fieldset.module.css';

interface Props {
  legend: string;
  id?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A group of fields with a name. A link of an error summary can focus it. */
export function Fieldset({ legend, id, error, children }: Props) {
  const errorId = useId();
  return (
    <fieldset
      {...(id && { id, tabIndex: -1 })}
      className={styles.group}
      aria-describedby={error && errorId}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
