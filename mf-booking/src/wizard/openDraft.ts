import type { StoreApi } from '@shop/shared-vendor';
import { createDraft, type Draft, type Opening } from './draftStore';

/**
 * The draft of this tab: it outlives the page, so that a look at another one loses nothing. In
 * memory only, because it holds personal data.
 */
export const keptDraft: { current: StoreApi<Draft> | undefined } = { current: undefined };

/**
 * The draft to go on with, or a new one where there is none or the visitor brings something along.
 * Coming back to the history entry that brought it is going on.
 */
export function openDraft(opening: Opening): StoreApi<Draft> {
  const draft = keptDraft.current;
  if (!draft) return createDraft(opening);
  const { form, opening: begun } = draft.getState();
  if (opening.entry && opening.entry !== begun.entry) return createDraft(opening);

  const typed = form.getValues();
  // Another vehicle was chosen meanwhile, and nothing was typed in the last one's place.
  const isOther = opening.prefilled.vehicle && typed.vehicle === begun.prefilled.vehicle;
  const { prefilled } = isOther ? opening : begun;
  // What was wrong at the last visit is told again when it is sent again.
  form.reset(isOther ? { ...typed, vehicle: prefilled.vehicle } : typed);
  draft.setState({ moves: 0, opening: { ...begun, prefilled } });
  return draft;
}
