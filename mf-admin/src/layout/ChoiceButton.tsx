import { Button } from '@shop/shared-ui';
import type { ComponentProps } from 'react';
import styles from './ChoiceButton.module.css';

interface Props extends Omit<ComponentProps<typeof Button>, 'variant' | 'size'> {
  isChosen: boolean;
}

/** It has the secondary look, so that the primary button stays the most visible one. */
export function ChoiceButton({ isChosen, ...button }: Props) {
  return (
    <Button
      {...button}
      size="sm"
      variant="secondary"
      aria-pressed={isChosen}
      className={styles.choice}
    />
  );
}
