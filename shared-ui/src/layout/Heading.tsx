import type { ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface Props extends ComponentProps<'h2'> {
  level: HeadingLevel;
}

/** A heading whose level the page decides, so that the outline never skips one. */
export function Heading({ level, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
