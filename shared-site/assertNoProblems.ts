import type { ReleaseEvent } from './schema';

type Action = ReleaseEvent['action'] | 'retired' | 'created';

/** The error of a rejected change, with every reason. */
export class ChangeRejectedError extends Error {
  override name = 'ChangeRejectedError';

  constructor(
    app: string,
    readonly reasons: string[],
    action: Action = 'released',
  ) {
    super([`${app} is not ${action}:`, ...reasons.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** @throws ChangeRejectedError with all problems, when there are any */
export function assertNoProblems(app: string, reasons: string[], action?: Action) {
  if (reasons.length) throw new ChangeRejectedError(app, reasons, action);
}
