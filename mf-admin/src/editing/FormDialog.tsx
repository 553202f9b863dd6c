import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { Button, Dialog } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useUnsavedChanges } from './useUnsavedChanges';

interface Props {
  title: string;
  /** The id of the form in the dialog. */
  formId: string;
  submitLabel: string;
  /** Whether the form is being sent. */
  busy: boolean;
  /** Called after a confirmation if something is unsaved. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form, and the buttons that cancel and submit it. */
export function FormDialog({ title, formId, submitLabel, busy, onClose, children }: Props) {
  const t = useTranslate(commonLocales);
  const guard = useUnsavedChanges();
  const close = () => guard(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
