import { useContext, useEffect, useId } from 'react';
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
 * @param isDirty whether it holds any now
 * @returns a function that runs an action which would lose them, after asking if need be
 * @throws outside UnsavedChanges
 */
export function useUnsaved(isDirty = false) {
  const { mark, guard } = useUnsavedRegistry();
  const id = useId();
  useEffect(() => {
    mark(id, isDirty);
    return () => mark(id, false);
  }, [mark, id, isDirty]);
  return guard;
}
