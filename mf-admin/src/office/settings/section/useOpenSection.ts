import { useSearchParams } from '@shop/shared-vendor';
import { useUnsavedChanges } from '../../../kit/editing/useUnsavedChanges';
import type { en } from '../locales/en';

export type SettingsSectionName = keyof (typeof en)['sections'];

/** The open section: the one that the address names, or at the bare address all settings. */
export function useOpenSection() {
  const [params, setParams] = useSearchParams();
  const guard = useUnsavedChanges();
  return {
    open: params.get('section') ?? 'all',
    /** Whether the address names the open section, or that none is open. */
    isNamed: params.has('section'),
    /** Asks before unsaved changes are lost. */
    openSection: (name: SettingsSectionName | undefined) =>
      guard(() => setParams({ section: name ?? '' })),
  };
}
