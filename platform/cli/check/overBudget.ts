import { filesAtStart } from '../../compose/filesAtStart';
import { readLedger } from '../../disk/composeLedger';
import { startOverBudget } from '../../release/checks/sizeBudget';
import { releasedRemotes } from './releasedRemotes';

/** Pages that load more of a released remote at their start than its budget allows. */
export async function overBudget(draft: string, apps: readonly string[]): Promise<string[]> {
  const released = releasedRemotes(draft, apps);
  const composed = Object.entries(readLedger(draft)).map(([address, { files }]) => ({
    address,
    files,
  }));
  const others = await filesAtStart(draft, apps);
  return [...composed, ...others].flatMap((page) =>
    released.flatMap(({ name, live: { base } }) => startOverBudget(draft, page, { name, base })),
  );
}
