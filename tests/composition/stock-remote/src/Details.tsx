import { clsx } from 'clsx';
import styles from './Details.module.css';

export default function Details() {
  return <p className={clsx(styles['details'])}>195/65R15</p>;
}
