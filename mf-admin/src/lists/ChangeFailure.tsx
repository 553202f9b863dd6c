import { FormStatus } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import styles from './ChangeFailure.module.css';

interface Props {
  /** `Failed to update booking`. */
  title: string;
  /** Why. */
  children: ReactNode;
}

/** Something in a list could not be changed; stands above it. */
export function ChangeFailure({ title, children }: Props) {
  return (
    <FormStatus tone="error" title={title} className={styles.problem}>
      {children}
    </FormStatus>
  );
}
