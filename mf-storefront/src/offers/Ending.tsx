import { shopClock } from '@shop/shared-contract';
import { CLOCK_TICK } from '@shop/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** Instant. */
  until: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What is hidden from an instant on, also on a page that is not hydrated, whose script reads `data-until`. */
export function Ending({ until, className, children }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const check = () => setOver(Date.now() >= Date.parse(until));
    check();
    const timer = setInterval(check, CLOCK_TICK);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <div data-until={shopClock(until).slice(0, 16)} hidden={isOver} className={className}>
      {children}
    </div>
  );
}
