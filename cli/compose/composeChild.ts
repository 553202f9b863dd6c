import { describeFailure } from '../../platform/disk/describeFailure';
import type { ComposeOutcome } from './composeInChildProcess';
import { composeFolder } from './composeSite';

/** Pages of products that one publication composes: about two seconds of work. */
const MOST_OF_CONTENT = 40;

// composeInChildProcess starts this file.
const [folder = '', ...earlier] = process.argv.slice(2);
const outcome: ComposeOutcome = await composeFolder(folder, {
  composed: earlier,
  mostOfContent: MOST_OF_CONTENT,
}).then(
  (composed) => ({ composed }),
  (error) => ({ problem: describeFailure(error) }),
);
// Without this, timers of the rendered pages would prevent the process from exiting.
process.send?.(outcome, () => process.exit());
