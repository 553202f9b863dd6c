import { spawnSync } from 'node:child_process';
import { root } from '../../disk/paths';

interface Report {
  metadata?: { vulnerabilities: Record<string, number> };
}

/** Npm answers in JSON also when it fails; without an answer there is none. */
function readReport(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

/**
 * Asks the registry for known holes in what visitors or the server run.
 * @throws where one is high or critical
 */
export function audit() {
  console.info('\n› npm audit --omit=dev --audit-level=high');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync(npm, args, { cwd: root, encoding: 'utf8' });
  const found = readReport(stdout).metadata?.vulnerabilities;
  // Mirrors and machines without a connection have no list to ask: that is no finding.
  if (!found) return console.info('This registry answers no audits; nothing is known either way.');
  const { high = 0, critical = 0 } = found;
  if (high + critical > 0) {
    throw new Error(`npm audit: ${high} high, ${critical} critical; "npm audit" names them`);
  }
  console.info('No known hole of high severity.');
}
