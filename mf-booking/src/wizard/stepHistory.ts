import type { StoreApi } from '@shop/shared-vendor';

export type WizardStep = 1 | 2 | 3 | 4;

interface Steps {
  step: WizardStep;
  moves: number;
  goTo: (step: WizardStep) => void;
}

interface StepEntry {
  wizardStep?: WizardStep;
  cameFrom?: WizardStep;
}

const entry = (): StepEntry => history.state ?? {};

/** The step of the shown history entry. */
export const stepOfEntry = () => entry().wizardStep;

/**
 * Whether the document is a reload, or one to which the visitor went back. For an address that is opened a second time,
 * the browser too keeps the state of its entry.
 */
export const isReturn = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((each) => 'type' in each && each.type !== 'navigate') ?? true;

/**
 * Gives each step a history entry. The entries keep the router's state: for the router they are the same location, which
 * neither scrolls nor takes the focus.
 */
export function followHistory(draft: Pick<StoreApi<Steps>, 'getState' | 'subscribe'>): () => void {
  let shown = draft.getState().step;
  history.replaceState({ ...history.state, wizardStep: shown }, '');
  const push = (step: WizardStep) => {
    history.pushState({ ...history.state, wizardStep: step, cameFrom: shown }, '');
    shown = step;
  };
  const unsubscribe = draft.subscribe(({ step, moves }) => {
    if (step === shown) return;
    // The visitor did not move to it: the draft begins again.
    if (moves === 0) history.replaceState({ ...history.state, wizardStep: step }, '');
    else if (entry().cameFrom === step) history.back();
    else {
      // Back leads to the steps that were skipped.
      while (shown + 1 < step) push((shown + 1) as WizardStep);
      push(step);
    }
    shown = step;
  });
  const onPop = ({ state }: PopStateEvent) => {
    const step = (state as StepEntry | null)?.wizardStep;
    if (!step || step === shown) return;
    shown = step;
    draft.getState().goTo(step);
  };
  window.addEventListener('popstate', onPop);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPop);
  };
}
