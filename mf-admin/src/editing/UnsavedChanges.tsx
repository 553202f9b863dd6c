import { useTranslate } from '@shop/shared-i18n';
import { ConfirmDialog } from '@shop/shared-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { adminLocales } from '../locales/adminLocales';
import { UnsavedContext } from './UnsavedContext';
import { useNavigationGuard } from './useNavigationGuard';

/** Asks before anything typed and not saved gets lost: by a link, Back, or closing the tab. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useTranslate(adminLocales);
  const dirty = useRef(new Set<string>());
  const [leave, setLeave] = useState<() => void>();
  const [given, setGiven] = useState<() => void>();

  const isDirty = useCallback(() => dirty.current.size > 0, []);
  const hold = useCallback((action: () => void) => setLeave(() => action), []);
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

  // Only once the question is closed: a dialog that closes under another can't give the focus back.
  useEffect(() => {
    if (!given) return;
    setGiven(undefined);
    given();
  }, [given]);

  return (
    <UnsavedContext value={registry}>
      {children}
      <ConfirmDialog
        open={leave !== undefined}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        tone="danger"
        onCancel={() => setLeave(undefined)}
        onConfirm={() => {
          dirty.current.clear();
          setLeave(undefined);
          setGiven(() => leave);
        }}
      />
    </UnsavedContext>
  );
}
