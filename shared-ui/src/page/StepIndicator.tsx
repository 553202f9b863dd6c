import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './StepIndicator.module.css';

interface Props {
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
  /** Later steps that need no visit, from 1. */
  done?: readonly number[] | undefined;
  label: string;
}

export function StepIndicator({ steps, current, done = [], label }: Props) {
  const { t } = useTranslation('common');
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < current || (number > current && done.includes(number));
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className={clsx(
              styles.step,
              (isDone || number === current) && styles.reached,
              number === current && styles.current,
            )}
          >
            <span className={styles.number}>{isDone ? <Check aria-hidden="true" /> : number}</span>
            <span className={styles.name}>{step}</span>
            {isDone && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
