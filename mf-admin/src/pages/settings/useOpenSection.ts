import { useSearchParams } from '@shop/shared-vendor';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import type { en } from './locales/en';

export type SectionName = keyof (typeof en)['sections'];

/** The open section, which the address names, and a function that opens another one or none. */
export function useOpenSection() {
  const [params, setParams] = useSearchParams();
  const guard = useUnsavedChanges();
  return {
    open: params.get('section'),
    /** Asks before unsaved changes are lost. */
    openSection: (name: SectionName | undefined) =>
      guard(() => setParams(name ? { section: name } : {})),
  };
}
