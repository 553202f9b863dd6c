import { composeFolder } from './composeSite';

// Started by composeInChildProcess: composes in the folder that it is given, and sends the outcome.
const [folder = '', ...earlier] = process.argv.slice(2);
const composed = await composeFolder(folder, { composed: earlier });
// Without this, timers of the rendered pages would prevent the process from exiting.
process.send?.(composed, () => process.exit());
