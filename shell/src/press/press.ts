import { provideSite } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { pageElsewhere } from '@shop/shared-site/origins';
import type { PageSite } from '@shop/shared-site/pageSite';
import { removeTokens } from '../page/removeTokens';
import { visitorGroup } from '../remotes/visitorGroup';
import { runWhenIdle } from '../scheduling/runWhenIdle';
import { loadShellAtPress } from './loadShell';
import { handleMenus } from './menus';
import { showNextTime } from './nextTime';
import { showOpenStatus } from './openStatus';

// The only script of a page that hydrates at the first press: what such a page does without the shell. All of it ends
// when the shell is loaded, which does the same.

const site: PageSite = JSON.parse(document.getElementById('site')?.textContent as string);
function run() {
  removeTokens(location);
  provideSite(site);
  const { signal, whenIdle } = loadShellAtPress();
  handleMenus(signal);
  // The next page may have a canary, whose HTML the server chooses by the group.
  visitorGroup();
  runWhenIdle(() => {
    if (signal.aborted) return;
    whenIdle();
    const language = document.documentElement.lang as Language;
    showOpenStatus(language, signal);
    showNextTime(language, signal);
  });
}

// A page of visitors that a host serves at the origin of staff.
const elsewhere = pageElsewhere(site, location, false);
if (elsewhere) location.replace(elsewhere);
else run();
