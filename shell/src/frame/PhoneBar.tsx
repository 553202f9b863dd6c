import { paths, useShop } from '@shop/shared-contract';
import { directionsAddress } from '@shop/shared-ui';
import { NavLink, useStore } from '@shop/shared-vendor';
import { CalendarCheck, MapPin, Phone } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { runWhenIdle } from '../runWhenIdle';
import styles from './PhoneBar.module.css';

/**
 * Loads the sentence that states whether the shop is open, once the browser is idle: it depends on the
 * day of the visit, which is unknown when the HTML is composed.
 */
function useOpenStatus(): ComponentType | undefined {
  const [Status, setStatus] = useState<ComponentType>();
  useEffect(() => {
    runWhenIdle(() => {
      import('./OpenStatus').then(
        ({ OpenStatus }) => setStatus(() => OpenStatus),
        (error) => console.info('[shell] open status', error),
      );
    });
  }, []);
  return Status;
}

/** At the bottom of a phone's screen: to call, to book, the way to the shop, and whether it is open. */
export function PhoneBar() {
  const { t } = useTranslation('frame');
  const { phone, addressLine1, addressLine2 } = useShop();
  const { hydration } = usePage();
  const { state } = useStore(hydration.store);
  const Status = useOpenStatus();
  // The bar that offers a retry takes its place.
  if (state !== 'none') return null;
  return (
    <nav className={styles.bar} aria-label={t('phoneBar.label')}>
      {/* The line is there before its text. */}
      <p className={styles.status}>{Status && <Status />}</p>
      <a href={`tel:${phone}`}>
        <Phone aria-hidden />
        <span>{t('phoneBar.call')}</span>
      </a>
      <NavLink to={paths.booking()} className={styles.book ?? ''}>
        <CalendarCheck aria-hidden />
        <span>{t('phoneBar.book')}</span>
      </NavLink>
      <a
        href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
        target="_blank"
        rel="noopener"
      >
        <MapPin aria-hidden />
        <span>{t('phoneBar.directions')}</span>
      </a>
    </nav>
  );
}
