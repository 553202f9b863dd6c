import type { ReleaseEvent } from './schema';

/** What was to be done; most of it is in the history of a site. */
type Action = ReleaseEvent['action'] | 'retired' | 'made';

/** A change that is not made, with every reason. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    app: string,
    readonly reasons: string[],
    action: Action = 'released',
  ) {
    super([`${app} is not ${action}:`, ...reasons.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** @throws Refusal when there is any reason */
export function refuse(app: string, reasons: string[], action?: Action) {
  if (reasons.length) throw new Refusal(app, reasons, action);
}
