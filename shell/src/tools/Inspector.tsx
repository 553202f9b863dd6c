import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Inspector.module.css';
import { measureRemotes, type Region } from './measureRemotes';

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
