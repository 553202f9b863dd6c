import { Link } from '@shop/shared-vendor';
import type { ComponentProps } from 'react';

/** To a page of this site: the router changes it without a reload. */
interface Internal extends ComponentProps<typeof Link> {
  href?: never;
}

/** `tel:`, `mailto:` or another site. */
interface External extends ComponentProps<'a'> {
  href: string;
  to?: never;
}

export type AnchorProps = Internal | External;

/** A bare link; ButtonLink and TextLink give it its looks. */
export function Anchor(props: AnchorProps) {
  if (props.to !== undefined) return <Link {...props} />;
  const { to: _, children, ...rest } = props;
  // Another tab must not be able to reach back into this one.
  const safety = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return (
    <a {...safety} {...rest}>
      {children}
    </a>
  );
}
