import { Heading } from '@shop/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDraft } from './draft';

/** It takes the focus each time the visitor changes to the step. */
export function StepHeading({ children }: { children: ReactNode }) {
  const { moves } = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    // Focusing lays out the page: the step is painted first.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [moves]);
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
