import { composeSite } from './composeSite';

// Started by composeInChildProcess: composes the site folder that it is given and sends the outcome.
const [siteDir = ''] = process.argv.slice(2);
const composed = await composeSite(siteDir);
// Without this, timers of the rendered pages would prevent the process from exiting.
process.send?.(composed, () => process.exit());
