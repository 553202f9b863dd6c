import { useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import styles from './PrintHeader.module.css';

/** Name, phone number and address for print, where header and footer are hidden. */
export function PrintHeader() {
  const { name, phone, addressLine1, addressLine2 } = useShop();
  return (
    <p className={styles.line}>
      {[name, formatPhone(phone), `${addressLine1}, ${addressLine2}`].join(' · ')}
    </p>
  );
}
