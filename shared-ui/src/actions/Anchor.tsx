import { Link } from '@shop/shared-vendor';
import type { ComponentProps } from 'react';

interface Internal extends ComponentProps<typeof Link> {
  href?: never;
}

interface External extends ComponentProps<'a'> {
  href: string;
  to?: never;
}

export type AnchorProps = Internal | External;

/** A link without styles; ButtonLink and TextLink style it. */
export function Anchor(props: AnchorProps) {
  if (props.to !== undefined) return <Link {...props} />;
  const { to: _, children, ...rest } = props;
  // The other tab must have no access to this one.
  const safety = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return (
    <a {...safety} {...rest}>
      {children}
    </a>
  );
}
