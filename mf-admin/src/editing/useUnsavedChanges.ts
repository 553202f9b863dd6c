import { createContext, useContext, useEffect, useId } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

interface UnsavedRegistry {
  /** Records whether a form has unsaved changes. */
  mark: (id: string, isDirty: boolean) => void;
  /** Whether any form has unsaved changes now. */
  isDirty: () => boolean;
  /** Runs an action, after a confirmation when something is unsaved. */
  guard: (action: () => void) => void;
}

export const UnsavedChangesContext = createContext<UnsavedRegistry | null>(null);

/**
 * Returns the registry of unsaved changes.
 * @throws outside UnsavedChanges
 */
export function useUnsavedChangesRegistry() {
  const registry = useContext(UnsavedChangesContext);
  if (!registry) throw new Error('useUnsavedChanges must be used within UnsavedChanges');
  return registry;
}

/**
 * Registers a form's unsaved changes.
 * @param subscribe the form's own function; without one nothing is registered
 * @returns a function that runs an action which would lose them, after a confirmation if needed
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
 * Registers input beside a form that is lost when the form is left.
 * @throws outside UnsavedChanges
 */
export function useUnsavedInput(isUnsaved: boolean) {
  const { mark } = useUnsavedChangesRegistry();
  const id = useId();
  useEffect(() => {
    mark(id, isUnsaved);
    return () => mark(id, false);
  }, [mark, id, isUnsaved]);
}
