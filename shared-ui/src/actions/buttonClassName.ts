import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonAppearance {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A lucide icon element before the label. */
  icon?: ReactNode;
  wide?: boolean | undefined;
}

export const buttonClassName = ({ variant = 'primary', size = 'md', wide }: ButtonAppearance) =>
  clsx(styles.button, styles[variant], size !== 'md' && styles[size], wide && styles.wide);
