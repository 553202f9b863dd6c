import type { ComponentProps } from 'react';
import { useIdleComponent } from '../useIdleComponent';
import styles from './NextAvailable.module.css';
import type { today } from './today';

const load = () => import('./today').then(({ today }) => today.OpeningStatus);

/** A line that states whether the shop is open now. It is empty until the page is idle. */
export function OpenNow(props: ComponentProps<typeof today.OpeningStatus>) {
  const Status = useIdleComponent(load);
  return (
    <p data-today className={styles.line}>
      {Status && <Status {...props} />}
    </p>
  );
}
