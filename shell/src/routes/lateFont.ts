/** The faces of pages under the name that has no `font-display: optional`. */
const faces = ['400 1em "Archivo Late"', '800 1em "Archivo Late"'];

/** Loads the shop's font also where it came too late for the page that the browser opened. */
export function loadLateFont() {
  for (const face of faces) document.fonts.load(face).catch(() => undefined);
}

/**
 * Shows the shop's font from the page on to which the visitor navigates: browsers decide once a document whether an
 * optional font is shown. Nothing happens while it is not loaded, since the page would move.
 */
export function showLateFont() {
  if (faces.every((face) => document.fonts.check(face)))
    document.documentElement.dataset['font'] = 'late';
}
