import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './StepIndicator.module.css';

interface Props {
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
  label: string;
}

export function StepIndicator({ steps, current, label }: Props) {
  const { t } = useTranslation('common');
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className={clsx(
              styles.step,
              number <= current && styles.reached,
              number === current && styles.current,
            )}
          >
            <span className={styles.number}>
              {number < current ? <Check aria-hidden="true" /> : number}
            </span>
            <span className={styles.name}>{step}</span>
            {number < current && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
