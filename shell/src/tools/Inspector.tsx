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

/** How many bytes of a version of a remote the browser has loaded, as they were sent: scripts, styles, pictures. */
const loadedBytes = (remote: string, version: string) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/${remote}/${version}/`))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);

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
        label: `${remote} ${version} · ${Math.round(loadedBytes(remote, version) / 1000)} kB`,
        top: top + window.scrollY,
        left: left + window.scrollX,
        width: Math.max(...boxes.map((box) => box.right)) - left,
        height: Math.max(...boxes.map((box) => box.bottom)) - top,
      },
    ];
  });
}

/** Outlines what each remote rendered, names its version and says how much of it was loaded. Asked for with `?inspect`. */
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
