import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Drives a native modal dialog: the browser keeps focus inside, makes the page inert and gives the
 * focus back.
 * @param open whether it shows
 * @param onClose called when the visitor asks to close; the dialog stays until `open` is false
 * @returns props for the `<dialog>`
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect: its clean-up runs while the dialog is still in the page, so focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // The title rather than the close button, which comes first, or a field, which opens a keyboard.
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
    // Browsers close on a second Esc whatever we say; the page must then know.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    // Pressed and released there: a text selection that ends outside must not close.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
