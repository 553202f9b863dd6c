import { Button, Dialog } from '@shop/shared-ui';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChangesRegistry } from '../editing/useUnsavedChanges';

interface Props {
  title: string;
  formId: string;
  submitLabel: string;
  /** Called when the button is pressed, before the form is submitted. */
  onSubmitPress?: () => void;
  /** A second button that submits the form. The Enter key presses this one. */
  alternative?: { label: string; onPress: () => void } | undefined;
  /** Saves the form as a draft. */
  draft?: { label: string; onPress: () => void } | undefined;
  busy: boolean;
  /** The label of the button that closes the dialog, where “Cancel” would mean something else. */
  closeLabel?: string;
  /** Above the buttons: what saving leads to. */
  note?: ReactNode;
  /** Called after a confirmation if something is unsaved. */
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog(props: Props) {
  const { title, formId, submitLabel, onSubmitPress, alternative, busy, onClose, children } = props;
  const { closeLabel, note, draft } = props;
  const { t } = useTranslation('common');
  const { guard, guardSave } = useUnsavedChangesRegistry();
  // Closing would not stop the request: what was typed may be saved all the same.
  const close = () => {
    if (!busy) guard(onClose);
  };
  // The browser submits the form, as Enter does, unless something is to be asked before.
  const press = (onPress?: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    onPress?.();
    event.preventDefault();
    guardSave(() => form?.requestSubmit());
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      footer={
        <>
          {note}
          <Button variant="secondary" onClick={close}>
            {closeLabel ?? t('cancel')}
          </Button>
          {alternative && (
            <Button
              type="submit"
              variant="secondary"
              form={formId}
              busy={busy}
              onClick={press(alternative.onPress)}
            >
              {alternative.label}
            </Button>
          )}
          {draft && (
            <Button variant="secondary" busy={busy} onClick={() => guardSave(draft.onPress)}>
              {draft.label}
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} onClick={press(onSubmitPress)}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
