import { pathIn, useLanguage } from '@shop/shared-i18n';
import { clsx } from 'clsx';
import { bookingPath } from '../bookingPath';
import { useIdleComponent } from '../useIdleComponent';
import styles from './NextAvailable.module.css';
import type { LinkProps } from './NextAvailableLink';

const load = () => import('./today').then(({ today }) => today.NextAvailableLink);

/**
 * Empty until the page is idle: each booking changes the free times, so they are not published. On a page that is
 * not hydrated, the shell's script reads the attribute and fills the place.
 */
export function NextAvailable(props: LinkProps) {
  const Link = useIdleComponent(load);
  const { language } = useLanguage();
  const { service, label } = props;
  const time = { date: '{date}', time: '{time}' };
  const href = pathIn(language, bookingPath(service ? { service, ...time } : time));
  const link = { label: label('{}'), href, ...(service && { services: [service] }) };
  return (
    <p data-today data-next-time={JSON.stringify(link)} className={clsx(styles.line, styles.next)}>
      {Link && <Link {...props} />}
    </p>
  );
}
