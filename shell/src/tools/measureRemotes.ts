/** Where a remote's page or widget is in the document, in pixels. */
export interface Region {
  key: string;
  label: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Finds what each remote rendered; its own mark has no box, its children have. */
export function measureRemotes(document: Document): Region[] {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  return marks.flatMap((mark, index) => {
    const boxes = [...mark.children].map((child) => child.getBoundingClientRect());
    if (boxes.length === 0) return [];
    const top = Math.min(...boxes.map((box) => box.top));
    const left = Math.min(...boxes.map((box) => box.left));
    const { remote = '', version = '' } = mark.dataset;
    return [
      {
        key: `${index} ${remote}`,
        label: `${remote} ${version}`,
        top: top + window.scrollY,
        left: left + window.scrollX,
        width: Math.max(...boxes.map((box) => box.right)) - left,
        height: Math.max(...boxes.map((box) => box.bottom)) - top,
      },
    ];
  });
}
