import type { ReactNode } from 'react';
import styles from './Fieldset.module.css';

interface Props {
  legend: string;
  id?: string;
  children: ReactNode;
}

/** A group of fields with a name. A link of an error summary can focus it. */
export function Fieldset({ legend, id, children }: Props) {
  return (
    <fieldset {...(id && { id, tabIndex: -1 })} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
