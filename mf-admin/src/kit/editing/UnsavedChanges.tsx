import { ConfirmDialog } from '@shop/shared-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationGuard } from './useNavigationGuard';
import { UnsavedChangesContext } from './useUnsavedChanges';

interface Held {
  action: () => void;
  chosen: string;
  /** Whether the form is saved, and only what was chosen beside it would be lost. */
  isSave: boolean;
}

/** Asks for a confirmation before unsaved changes are lost: by a link, Back, or closing the tab. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  /** By id, with what was chosen and not added. */
  const dirty = useRef(new Map<string, string | undefined>());
  const [held, setHeld] = useState<Held>();
  const [confirmed, setConfirmed] = useState<() => void>();

  const isDirty = useCallback(() => dirty.current.size > 0, []);
  const chosen = useCallback(
    () => [...dirty.current.values()].filter((each) => each !== undefined).join(', '),
    [],
  );
  const hold = useCallback(
    (action: () => void) => setHeld({ action, chosen: chosen(), isSave: false }),
    [chosen],
  );
  const protect = useNavigationGuard(isDirty, hold);

  const registry = useMemo(
    () => ({
      isDirty,
      mark: (id: string, isSet: boolean, what?: string) => {
        if (isSet) dirty.current.set(id, what);
        else dirty.current.delete(id);
        if (isSet) protect();
      },
      guard: (action: () => void) => (isDirty() ? hold(action) : action()),
      guardSave: (save: () => void) =>
        chosen() ? setHeld({ action: save, chosen: chosen(), isSave: true }) : save(),
    }),
    [isDirty, hold, protect, chosen],
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
        title={t(held?.isSave ? 'unsaved.notAdded' : 'unsaved.title')}
        text={[
          !held?.isSave && t('unsaved.text'),
          held?.chosen && t('unsaved.chosen', { chosen: held.chosen }),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t(held?.isSave ? 'unsaved.saveWithout' : 'unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        tone="danger"
        onCancel={() => setHeld(undefined)}
        onConfirm={() => {
          if (!held?.isSave) dirty.current.clear();
          setHeld(undefined);
          setConfirmed(() => held?.action);
        }}
      />
    </UnsavedChangesContext>
  );
}
