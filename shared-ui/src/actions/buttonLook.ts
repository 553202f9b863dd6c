import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A lucide icon element before the words. */
  icon?: ReactNode;
  /** Takes the full width of its place. */
  wide?: boolean | undefined;
}

/** The class names for a look. */
export const buttonLook = ({ variant = 'primary', size = 'md', wide }: ButtonLook) =>
  clsx(styles.button, styles[variant], size !== 'md' && styles[size], wide && styles.wide);
