import { useEffect, useState } from 'react';
import type { Availability } from '../times/useAvailability';
import { useDraft } from './draft';
import type { WizardStep } from './stepHistory';
import { useTimeProblem } from './useTimeProblem';
import { useVisit } from './useVisit';

/** How long a choice waits for the free times; then the details are shown, and say later whether the time is taken. */
const WAIT_MS = 3000;

/** It is removed with the step. Removing what has the focus makes the browser lay out the page once more. */
const leaveFocus = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/**
 * Leads to the next step. With a time that a link carried, the service leads to the details once it is known to fit,
 * and another time to the service where that is missing.
 */
export function useAdvance(availability: Availability) {
  const { step, date, slot, timeFirst, goTo } = useDraft();
  const { visit } = useVisit();
  const problem = useTimeProblem(availability);
  const [isAdvancing, setAdvancing] = useState(false);
  const [misses, setMisses] = useState(0);
  const hasTime = Boolean(date && slot);
  const hasService = visit.length > 0;
  const isLoading = step === 1 && hasTime && availability.state === 'loading';
  const misfits = step === 1 && problem !== undefined;

  // In an effect: a click on a radio advances before the choice is rendered.
  useEffect(() => {
    if (!isAdvancing) return undefined;
    const goOn = () => {
      setAdvancing(false);
      leaveFocus();
      if (!hasTime || step === 2) goTo((step + 1) as WizardStep);
      else goTo(step === 3 && !hasService ? 1 : 4);
    };
    if (isLoading && !misfits) {
      const timer = setTimeout(goOn, WAIT_MS);
      return () => clearTimeout(timer);
    }
    if (misfits) {
      setAdvancing(false);
      setMisses((count) => count + 1);
    } else goOn();
    return undefined;
  }, [isAdvancing, isLoading, misfits, hasTime, hasService, step, goTo]);

  const goToNext = () => {
    leaveFocus();
    goTo((step + 1) as WizardStep);
  };
  return {
    isWaiting: isAdvancing && isLoading,
    misses,
    /** A choice leads on, unless the time does not fit it. */
    choose: timeFirst ? () => setAdvancing(true) : goToNext,
    /** The button leads on in any case. */
    next: timeFirst && !misfits ? () => setAdvancing(true) : goToNext,
  };
}
