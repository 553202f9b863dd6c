import { checkStaffOrigin, settingsIn } from '@shop/platform/site/siteSettings';
import { servedElsewhere } from '../../shared-site/staffAddress';
import { fetchWithTimeout } from './projectApi';
import { saveSettings } from './saveSettings';
import { done, type GoLiveStep, open, reasonOf, unknown } from './step';

const manual = 'docs/serving/README.md';

export const staffOriginStep: GoLiveStep = {
  async inspect({ settings }) {
    const { staffOrigin } = settings();
    if (staffOrigin) return done(`Staff's pages are at ${staffOrigin}, where no other code runs.`);
    return unknown(
      `Staff's pages are at the public address, where code of every remote can read their session: "staffOrigin" is a second address for them (${manual}).`,
    );
  },
  async apply({ settings, answers }) {
    if (settings().staffOrigin === '') return;
    const address = await answers.text(
      'A second address for the pages of staff, https://staff.shop.example',
      { variable: 'STAFF_ORIGIN', isOptional: true },
    );
    if (!address) return;
    const added = settingsIn({ STAFF_ORIGIN: address });
    checkStaffOrigin({ ...settings(), ...added });
    saveSettings(added);
  },
};

/** Compares what both addresses answer with what the site's own server sends elsewhere. */
export const staffAddressStep: GoLiveStep = {
  async inspect({ settings, target }) {
    const { origin = '', staffOrigin } = settings();
    if (!staffOrigin) return unknown('Staff have no address of their own to compare.');
    const site = await target.read();
    const files = site.remotes.map(({ live }) => `${live.base}${live.entry}`);
    const addresses = ['/', '/admin/login', ...files.filter((file) => file.startsWith('/'))];
    try {
      for (const url of addresses.flatMap((path) => [origin + path, staffOrigin + path])) {
        const { status } = await fetchWithTimeout(url);
        const belongsElsewhere = servedElsewhere({ ...site, origin, staffOrigin }, new URL(url));
        if (Boolean(belongsElsewhere) !== (status === 200)) continue;
        const wanted = belongsElsewhere ? `lead to ${belongsElsewhere}` : 'be served';
        return open(`${url} answers with status ${status}, and has to ${wanted} (${manual}).`);
      }
      return done(`${staffOrigin} serves the pages of staff and no code of other remotes.`);
    } catch (error) {
      return open(`${reasonOf(error)}: serve the pages of staff there (${manual}).`);
    }
  },
};
