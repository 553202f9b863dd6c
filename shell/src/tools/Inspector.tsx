import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Inspector.module.css';

interface Region {
  key: string;
  label: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Its own marker has no box, its children have. */
function measureRemotes(document: Document): Region[] {
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

/** Outlines what each remote rendered and names its version. Asked for with `?inspect`. */
export function Inspector() {
  const { t } = useTranslation('tools');
  const [regions, setRegions] = useState<Region[]>([]);

  useEffect(() => {
    let frame = 0;
    let shown = '';
    const measure = () => {
      const found = measureRemotes(document);
      const text = JSON.stringify(found);
      if (text !== shown) {
        shown = text;
        setRegions(found);
      }
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <aside aria-label={t('inspector.label')}>
      {regions.map(({ key, label, ...place }) => (
        <div key={key} ref={(element) => setPlace(element, place)} className={styles.region}>
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </aside>
  );
}

/** Through the object model: a strict content policy forbids style attributes. */
function setPlace(element: HTMLElement | null, place: Omit<Region, 'key' | 'label'>) {
  for (const [side, value] of Object.entries(place)) {
    element?.style.setProperty(side, `${value}px`);
  }
}
