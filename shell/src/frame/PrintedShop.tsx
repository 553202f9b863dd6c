import { useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import styles from './PrintedShop.module.css';

/** On paper, where header and footer would be in the way: whose page this is and how to call. */
export function PrintedShop() {
  const { name, phone, addressLine1, addressLine2 } = useShop();
  return (
    <p className={styles.line}>
      {[name, formatPhone(phone), `${addressLine1}, ${addressLine2}`].join(' · ')}
    </p>
  );
}
