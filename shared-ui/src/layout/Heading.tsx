import type { ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface Props extends ComponentProps<'h2'> {
  level: HeadingLevel;
}

/** A heading whose level is set by the page, so that its outline skips no level. */
export function Heading({ level, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
