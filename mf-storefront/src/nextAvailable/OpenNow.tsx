import { useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { formatWeek, NextSpecialDays } from '@shop/shared-ui';
import type { ComponentProps } from 'react';
import { useIdleComponent } from '../useIdleComponent';
import styles from './NextAvailable.module.css';
import type { today } from './today';

const load = () => import('./today').then(({ today }) => today.OpeningStatus);

/**
 * The opening hours with the next closures. Once the page is idle, whether the shop is open takes the place of the
 * hours, except on phones, whose bar states it. On a page that is not hydrated, the shell's script reads the attribute.
 */
export function OpenNow(props: ComponentProps<typeof today.OpeningStatus>) {
  const Status = useIdleComponent(load);
  const { language } = useLanguage();
  const { openingHours } = useShop();
  const hours = formatWeek(openingHours, language);
  const words = { open: props.open('{}'), opens: props.opens('{}') };
  return (
    <div data-today className={styles.line}>
      <p data-swap data-opening={JSON.stringify(words)}>
        <span className={styles.status}>{Status && <Status {...props} />}</span>
        <span className={styles.hours}>{hours}</span>
      </p>
      <NextSpecialDays />
    </div>
  );
}
