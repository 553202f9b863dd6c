export interface SeenPart {
  remote: string;
  module: string;
  /** The remote in whose part it is, where it is a widget. */
  within?: string | undefined;
  /** Without that of widgets in it. */
  text: string;
}

/** Returns the parts of remotes in a page. Runs in the page too, so it uses nothing outside itself. */
export function seenParts(page: ParentNode = document): SeenPart[] {
  return [...page.querySelectorAll<HTMLElement>('[data-remote]')].map((marker) => {
    const { remote = '', module = '' } = marker.dataset;
    const own = marker.cloneNode(true) as HTMLElement;
    for (const widget of own.querySelectorAll('[data-remote]')) widget.remove();
    const outer = marker.parentElement?.closest<HTMLElement>('[data-remote]');
    return { remote, module, within: outer?.dataset['remote'], text: own.textContent.trim() };
  });
}
