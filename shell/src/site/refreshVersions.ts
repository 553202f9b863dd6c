import { chooseVersions } from '../remotes/chooseVersions';
import { announceLatest } from '../remotes/versionInUse';
import { whenIdle } from '../whenIdle';
import { fetchSite } from './fetchSite';

/**
 * A page's HTML may be older than the last release or rollback. Once there is time, learns what is
 * live now; what has not been loaded yet is then loaded in that version.
 */
export function refreshVersions() {
  if (window.composeWith) return;
  whenIdle(() => {
    fetchSite().then(
      (site) => announceLatest(chooseVersions(site).remotes),
      (error) => console.info('[shell] versions stay as the page brought them:', error),
    );
  });
}
