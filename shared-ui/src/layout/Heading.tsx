import type { ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface Props extends ComponentProps<'h2'> {
  level: HeadingLevel;
}

/** The page sets the level, so that its outline skips none. */
export function Heading({ level, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
