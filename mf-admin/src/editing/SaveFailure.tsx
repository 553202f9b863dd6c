import { useEffect, useRef } from 'react';
import type { useSave } from './useSave';
import { WhyNotSaved } from './WhyNotSaved';

interface Props {
  saving: Pick<ReturnType<typeof useSave>, 'error' | 'busy' | 'conflict' | 'overwrite' | 'reload'>;
  /** `Failed to save product`. */
  failure: string;
}

/** Why a form was not saved. It takes the focus, because a long form may hide it. */
export function SaveFailure({ saving, failure }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { error } = saving;
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <WhyNotSaved error={error} saving={saving} failure={failure} />
    </div>
  );
}
