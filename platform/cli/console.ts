import { randomBytes } from 'node:crypto';
import { dataDir } from '../disk/paths';
import { listen, stopListening } from '../server/listen';
import { chooseTarget } from './chooseTarget';
import type { Change } from './console/changeForm';
import { createConsole } from './console/createConsole';
import { readConsole } from './console/readConsole';
import { main } from './run';
import { stopOnSignal } from './start/stopOnSignal';
import { promoteCanary, retireRemote, rollBack, setCanaryPercent, withdrawCanary } from './verbs';

function run(change: Change): Promise<void> {
  switch (change.verb) {
    case 'promote':
      return promoteCanary(change.remote, change.reason);
    case 'withdraw':
      return withdrawCanary(change.remote, change.reason);
    case 'step':
      return setCanaryPercent(change.remote, change.percent, change.reason);
    case 'rollback':
      return rollBack(change.remote, change.version);
    case 'retire':
      return retireRemote(change.remote);
  }
}

// npm run console: a page on this machine with each remote's versions, reports and history, and a button for
// each verb. PORT is the site's, as for npm run remotes-report; the console takes a free port.
main(async () => {
  const target = await chooseTarget();
  const token = randomBytes(24).toString('base64url');
  const { PORT, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const read = () => readConsole(target, { dataDir, port: PORT, secretKey });
  const server = createConsole({ token, read, change: run });
  const port = await listen(server, 0, '127.0.0.1');
  stopOnSignal(() => stopListening(server));
  console.info(`Releases of ${target.name}: http://127.0.0.1:${port}/${token}/`);
  console.info('Whoever has this address can change what is live. Ctrl+C ends it.');
});
