import { composeSite } from './composeSite';

// Started by composeApart: composes the site folder that it is given and sends the outcome.
const [siteDir = ''] = process.argv.slice(2);
const composed = await composeSite(siteDir);
// Timers of the rendered pages would keep the process alive.
process.send?.(composed, () => process.exit());
