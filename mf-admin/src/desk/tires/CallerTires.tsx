import { Button, FormStatus } from '@shop/shared-ui';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fieldset } from '../../kit/editing/Fieldset';
import { useUnsavedInput } from '../../kit/editing/useUnsavedChanges';
import styles from './BookingTires.module.css';
import { TireFields } from './TireFields';
import { tireProblem } from './tireProblem';
import type { TireChoice } from './useTireChoice';

interface Props {
  choice: TireChoice;
  isOpen: boolean;
  onToggle: () => void;
  vehicle: string;
  /** Why the last attempt to save the booking failed. */
  error: Error | null;
  onChange: () => void;
}

/** The tires of a booking that is being entered. They are promised when it is saved. */
export function CallerTires({ choice, isOpen, onToggle, vehicle, error, onChange }: Props) {
  const { t } = useTranslation('adminBookingTires');
  useUnsavedInput(isOpen && choice.search !== '');
  const refusal = useRef<HTMLDivElement>(null);
  const problem = tireProblem(error);
  // The button that saves is far from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has an error of its own.
  useEffect(() => refusal.current?.focus(), [error]);
  return (
    <Fieldset legend={t('title')}>
      <Button
        size="sm"
        variant="secondary"
        icon={isOpen ? <X /> : <Plus />}
        aria-expanded={isOpen}
        onClick={() => {
          onChange();
          onToggle();
        }}
      >
        {t(isOpen ? 'add.without' : 'add.open')}
      </Button>
      {isOpen && (
        <div className={styles.form}>
          <TireFields choice={choice} vehicle={vehicle} onChange={onChange} />
        </div>
      )}
      {problem && (
        <div ref={refusal} tabIndex={-1}>
          <FormStatus tone="error">{t(`problems.${problem}`)}</FormStatus>
        </div>
      )}
    </Fieldset>
  );
}
