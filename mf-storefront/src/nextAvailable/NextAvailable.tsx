import { clsx } from 'clsx';
import { useIdleComponent } from '../useIdleComponent';
import styles from './NextAvailable.module.css';
import type { LinkProps } from './NextAvailableLink';

const load = () => import('../today').then(({ today }) => today.NextAvailableLink);

/** Empty until the page is idle: each booking changes the free times, so they are not published. */
export function NextAvailable(props: LinkProps) {
  const Link = useIdleComponent(load);
  return (
    <p data-today className={clsx(styles.line, styles.next)}>
      {Link && <Link {...props} />}
    </p>
  );
}
