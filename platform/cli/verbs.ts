import { readRecord } from '../release/releaseRecord';
import { rollBackApp } from '../release/rollBackApp';
import { promote, retire, stepCanary, withdraw } from '../site/changes';
import { deploy } from './deploy';

/**
 * Makes the canary of a remote its live version.
 * @param reason recorded in the history
 */
export const promoteCanary = (app: string, reason?: string) =>
  deploy(
    ({ siteDir, change }) =>
      change((site) =>
        promote(site, app, (name, version) => readRecord(siteDir, name, version), reason),
      ),
    { apps: [app] },
  );

/**
 * Ends the canary of a remote; all visitors get the live version again.
 * @param reason recorded in the history
 */
export const withdrawCanary = (app: string, reason?: string) =>
  deploy(({ change }) => change((site) => withdraw(site, app, reason)), { apps: [app] });

/**
 * Gives the canary of a remote to another percentage of the visitors.
 * @param reason recorded in the history
 */
export const setCanaryPercent = (app: string, percent: number, reason?: string) =>
  deploy(({ change }) => change((site) => stepCanary(site, app, percent, reason)), {
    apps: [app],
  });

/**
 * Makes an earlier version of an app live; builds nothing.
 * @param to the version; default: the one that was live before
 */
export const rollBack = (app: string, to?: string) =>
  deploy((target) => rollBackApp(target, app, to), { apps: [app] });

/** Removes a remote from the site, with its pages and menu entries. */
export const retireRemote = (app: string) =>
  deploy(({ change }) => change((site) => retire(site, app)), { apps: [app] });
