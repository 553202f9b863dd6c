import {
  cancelBooking,
  DataError,
  findBooking,
  type ManagedBooking,
  moveBooking,
} from '@shop/shared-data';
import { useCallback, useEffect, useState } from 'react';

type Lookup =
  | { state: 'loading' }
  | { state: 'failed'; error: DataError }
  | { state: 'found'; booking: ManagedBooking };

type Action = 'cancel' | 'move';

export interface Managed {
  lookup: Lookup;
  load: () => void;
  cancel: () => Promise<void>;
  /** @returns whether the booking was moved */
  move: (to: { date: string; slot: string }) => Promise<boolean>;
  busy: Action | undefined;
  refusal: { of: Action; error: DataError } | undefined;
}

const asDataError = (error: unknown) =>
  error instanceof DataError ? error : new DataError('unexpected', { cause: error });

/** After a lost response, or when the customer has arrived, the booking may differ from the page. */
const mayDiffer = ({ kind, code }: DataError) =>
  kind === 'offline' ||
  kind === 'unreachable' ||
  kind === 'timedOut' ||
  kind === 'unexpected' ||
  code === 'too_late';

/** Whether the change that seemed to fail is in the booking. */
const isDone = (of: Action, before: ManagedBooking, after: ManagedBooking) =>
  before.status !== after.status || (of === 'move' && before.starts_at !== after.starts_at);

/** Loads, moves and cancels the booking of a manage link, by its secret. */
export function useManagedBooking(token: string): Managed {
  const [lookup, setLookup] = useState<Lookup>({ state: 'loading' });
  const [busy, setBusy] = useState<Action>();
  const [refusal, setRefusal] = useState<Managed['refusal']>();

  const load = useCallback(() => {
    setLookup({ state: 'loading' });
    findBooking(token).then(
      (booking) => setLookup({ state: 'found', booking }),
      (error: unknown) => setLookup({ state: 'failed', error: asDataError(error) }),
    );
  }, [token]);
  useEffect(load, [load]);

  const act = async (of: Action, send: () => Promise<Partial<ManagedBooking>>) => {
    setBusy(of);
    setRefusal(undefined);
    try {
      const changed = await send();
      setLookup((last) =>
        last.state === 'found' ? { ...last, booking: { ...last.booking, ...changed } } : last,
      );
      return true;
    } catch (cause) {
      const error = asDataError(cause);
      // It was cancelled elsewhere, such as in another tab.
      if (error.code === 'not_confirmed') load();
      else setRefusal({ of, error });
      if (mayDiffer(error)) {
        // In the background; where this fails too, the page shows what it showed.
        findBooking(token).then(
          (booking) => {
            setLookup({ state: 'found', booking });
            if (lookup.state === 'found' && isDone(of, lookup.booking, booking)) {
              setRefusal(undefined);
            }
          },
          () => undefined,
        );
      }
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    lookup,
    load,
    busy,
    refusal,
    cancel: async () => {
      await act('cancel', () => cancelBooking(token));
    },
    move: (to) => act('move', () => moveBooking(token, to)),
  };
}
