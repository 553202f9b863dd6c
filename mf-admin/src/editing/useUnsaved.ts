import { useContext, useEffect, useId } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { UnsavedContext } from './UnsavedContext';

/**
 * What is unsaved in the area.
 * @throws outside UnsavedChanges
 */
export function useUnsavedRegistry() {
  const registry = useContext(UnsavedContext);
  if (!registry) throw new Error('useUnsaved must be used within UnsavedChanges');
  return registry;
}

/**
 * Registers a form's unsaved changes.
 * @param subscribe the form's own; without one only the returned function is wanted
 * @returns a function that runs an action which would lose them, after asking if need be
 * @throws outside UnsavedChanges
 */
export function useUnsaved<Fields extends FieldValues>(subscribe?: UseFormSubscribe<Fields>) {
  const { mark, guard } = useUnsavedRegistry();
  const id = useId();
  useEffect(() => {
    // Of every keystroke itself: a refused form renders only after its checks, and Esc is faster.
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
