import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Controls a native modal dialog, which keeps and returns the focus and makes the page inert.
 * @param onClose called when the visitor closes it; the dialog stays until `open` is false
 * @returns props for the `<dialog>`
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect is cleaned up while the dialog is still in the document, so that the focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Not the close button, which is first, nor a field, which opens the keyboard of a phone.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file field's own cancel event bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close on a second Esc even if the first was prevented; the page must then be notified.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    // Pressed and released there: a text selection that ends outside does not close it.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
