import { createContext, useContext, useEffect, useId } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

interface UnsavedRegistry {
  /** `chosen`: what is lost, for input that a form does not save. */
  mark: (id: string, isDirty: boolean, chosen?: string) => void;
  isDirty: () => boolean;
  /** Runs an action, after a confirmation when something is unsaved. */
  guard: (action: () => void) => void;
  /** Runs what saves a form, after a confirmation when something beside it was chosen and not added. */
  guardSave: (save: () => void) => void;
}

export const UnsavedChangesContext = createContext<UnsavedRegistry | null>(null);

/** @throws outside UnsavedChanges */
export function useUnsavedChangesRegistry() {
  const registry = useContext(UnsavedChangesContext);
  if (!registry) throw new Error('useUnsavedChanges must be used within UnsavedChanges');
  return registry;
}

/**
 * Registers a form's unsaved changes, unless `subscribe` is absent. Returns a function that runs an action which
 * would lose them, after a confirmation if needed.
 * @throws outside UnsavedChanges
 */
export function useUnsavedChanges<Fields extends FieldValues>(
  subscribe?: UseFormSubscribe<Fields>,
) {
  const { mark, guard } = useUnsavedChangesRegistry();
  const id = useId();
  useEffect(() => {
    // A subscription is called with every key. An invalid form renders only after its validation,
    // and the Escape key may be pressed before.
    const stop = subscribe?.({
      formState: { isDirty: true, values: true },
      callback: ({ isDirty }) => mark(id, isDirty === true),
    });
    return () => {
      stop?.();
      mark(id, false);
    };
  }, [mark, id, subscribe]);
  return guard;
}

/**
 * For input beside a form that is lost when the form is left.
 * @param chosen what was chosen and not added: `4 × CrossClimate2`; it is named before the form is saved or left
 * @throws outside UnsavedChanges
 */
export function useUnsavedInput(isUnsaved: boolean, chosen?: string) {
  const { mark } = useUnsavedChangesRegistry();
  const id = useId();
  useEffect(() => {
    mark(id, isUnsaved, chosen);
    return () => mark(id, false);
  }, [mark, id, isUnsaved, chosen]);
}
