import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** The props that Button and ButtonLink share. */
export interface ButtonAppearance {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A lucide icon element before the label. */
  icon?: ReactNode;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
}

/** Returns the class names for these props. */
export const buttonClassName = ({ variant = 'primary', size = 'md', wide }: ButtonAppearance) =>
  clsx(styles.button, styles[variant], size !== 'md' && styles[size], wide && styles.wide);
