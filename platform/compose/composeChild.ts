import { compose } from './compose';

// Started by composeApart: composes the site folder that it is given and sends the outcome.
const [siteDir = ''] = process.argv.slice(2);
const composed = await compose(siteDir);
// Timers of the rendered pages would keep the process alive.
process.send?.(composed, () => process.exit());
