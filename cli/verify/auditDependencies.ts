import { spawnSync } from 'node:child_process';
import { root } from '@shop/platform/machine/paths';

interface Report {
  metadata?: { vulnerabilities: Record<string, number> };
}

/** Npm prints JSON also when it fails; without a connection it may print none. */
function readReport(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

/**
 * Returns whether the registry has answered.
 * @throws when the severity of a known vulnerability of the runtime dependencies is high or critical
 */
export function auditDependencies(): boolean {
  console.info('\n› npm audit --omit=dev --audit-level=high');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync(npm, args, { cwd: root, encoding: 'utf8' });
  const found = readReport(stdout).metadata?.vulnerabilities;
  // Mirrors and offline machines have no list of vulnerabilities: that is no failure.
  if (!found) return false;
  const { high = 0, critical = 0 } = found;
  if (high + critical > 0) {
    throw new Error(
      `npm audit: ${high} high, ${critical} critical; run "npm audit" for the details`,
    );
  }
  console.info('No known vulnerability of high or critical severity.');
  return true;
}
