import { siteFiles } from '@shop/platform/site/siteFile';
import { fetchWithTimeout } from './projectApi';
import { done, type GoLiveStep, open, reasonOf } from './step';

const manual = 'docs/serving/README.md';

export const publicAddressStep: GoLiveStep = {
  async inspect({ settings, target }) {
    const { origin = '' } = settings();
    try {
      const home = await fetchWithTimeout(`${origin}/`);
      if (home.status !== 200) {
        return open(
          `${origin}/ answers with status ${home.status}: serve the site there (${manual}).`,
        );
      }
      if (!(await home.text()).includes(`href="${origin}/"`)) {
        return open(`${origin}/ shows another page than the site's home page (${manual}).`);
      }
      const answer = await fetchWithTimeout(`${origin}/site.json`);
      if ((await answer.text()) !== siteFiles(await target.read()).text) {
        return open(`${origin}/site.json is not that of ${target.name}: is it cached (${manual})?`);
      }
      return done(`Visitors get the home page at ${origin}, of the site in ${target.name}.`);
    } catch (error) {
      return open(`${reasonOf(error)}: serve the site there (${manual}).`);
    }
  },
};
