import { ConfirmDialog } from '@shop/shared-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationGuard } from './useNavigationGuard';
import { UnsavedChangesContext } from './useUnsavedChanges';

/** Asks for a confirmation before unsaved changes are lost: by a link, Back, or closing the tab. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const dirty = useRef(new Set<string>());
  const [held, setHeld] = useState<() => void>();
  const [confirmed, setConfirmed] = useState<() => void>();

  const isDirty = useCallback(() => dirty.current.size > 0, []);
  const hold = useCallback((action: () => void) => setHeld(() => action), []);
  const protect = useNavigationGuard(isDirty, hold);

  const registry = useMemo(
    () => ({
      isDirty,
      mark: (id: string, isSet: boolean) => {
        if (isSet) dirty.current.add(id);
        else dirty.current.delete(id);
        if (isSet) protect();
      },
      guard: (action: () => void) => (isDirty() ? hold(action) : action()),
    }),
    [isDirty, hold, protect],
  );

  // Only after the dialog has closed: a dialog that closes under another one can't restore the focus.
  useEffect(() => {
    if (!confirmed) return;
    setConfirmed(undefined);
    confirmed();
  }, [confirmed]);

  return (
    <UnsavedChangesContext value={registry}>
      {children}
      <ConfirmDialog
        open={held !== undefined}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        tone="danger"
        onCancel={() => setHeld(undefined)}
        onConfirm={() => {
          dirty.current.clear();
          setHeld(undefined);
          setConfirmed(() => held);
        }}
      />
    </UnsavedChangesContext>
  );
}
