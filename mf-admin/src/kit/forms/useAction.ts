import { DataError } from '@shop/shared-data';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Action<Input, Result> {
  /** What is done with which row: `closures/7/remove`. Actions with different ids may run at the same time. */
  id: string | ((input: Input) => string);
  send: (input: Input) => Promise<Result>;
  /** The notification; none when it is undefined. */
  success?: string | undefined | ((result: Result, input: Input) => string | undefined);
  /** `Failed to remove the closure` */
  failure: string | ((input: Input) => string);
  /** What is loaded again, after a failure too: another session may have changed it. */
  refresh?: readonly QueryKey[];
  onDone?: (result: Result, input: Input) => unknown;
  /** Called after success and failure. */
  onEnd?: () => void;
}

const resolve = <Args extends unknown[], Value extends string | undefined>(
  value: Value | ((...args: Args) => Value),
  ...args: Args
): Value => (typeof value === 'function' ? value(...args) : value);

/** The title of a failure. After a time-out the change may be stored or not. */
export function useFailureTitle() {
  const { t } = useTranslation('admin');
  return (error: unknown, failure: string) =>
    error instanceof DataError && error.kind === 'timedOut' ? t('unanswered') : failure;
}

/**
 * Sends a change, once at a time, and says how it ended. `run` never rejects: the failure is in `error` and has its
 * notification.
 */
export function useAction<Input = void, Result = unknown>(action: Action<Input, Result>) {
  const { id, send, success, failure, refresh = [], onDone, onEnd } = action;
  const client = useQueryClient();
  const failureTitle = useFailureTitle();
  const outcome = (input: Input) => notify.outcome(resolve(id, input));
  const { mutateAsync, error, variables, isPending, reset } = useMutation({
    mutationFn: send,
    onSuccess: (result, input) => {
      outcome(input).succeeded(resolve(success, result, input));
      return onDone?.(result, input);
    },
    onError: (thrown, input) =>
      outcome(input).failed(failureTitle(thrown, resolve(failure, input))),
    onSettled: () => {
      onEnd?.();
      return Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const run = useSingleFlight(
    (input: Input) => mutateAsync(input).catch(() => undefined),
    (input) => resolve(id, input),
  );
  return {
    run,
    error,
    /** The input of the last attempt. */
    input: variables,
    busy: isPending,
    /** Forgets the failure of the last attempt. */
    forget: reset,
  };
}
