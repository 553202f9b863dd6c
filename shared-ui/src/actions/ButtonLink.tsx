import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './Anchor';
import styles from './Button.module.css';
import { type ButtonAppearance, buttonClassName } from './buttonClassName';

/** `to` (with `state`) is for pages of this site, `href` for `tel:`, `mailto:` and other sites. */
export function ButtonLink({
  variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonAppearance & AnchorProps) {
  return (
    <Anchor {...rest} className={clsx(buttonClassName({ variant, size, wide }), className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </Anchor>
  );
}
