import { checkRelease } from '@shop/platform/check/checkRelease';
import { apps } from '@shop/platform/machine/apps';
import { releaseApps } from '@shop/platform/release/releaseApps';
import type { SiteConfig } from '../../shared-site/schema';
import { done, type GoLiveShop, type GoLiveStep, open } from './step';

/** Later releases, and what is retired, are up to the teams. */
const firstApps = ({ shell }: SiteConfig) => (shell ? [] : apps);

const sameAs = (site: SiteConfig, { settings }: GoLiveShop) => {
  const { backend, origin, staffOrigin = site.staffOrigin } = settings();
  return (
    site.backend.url === backend?.url &&
    site.backend.key === backend.key &&
    site.origin === origin &&
    site.staffOrigin === staffOrigin
  );
};

export const pagesStep: GoLiveStep = {
  blocksLaterSteps: true,
  async inspect(shop) {
    const { name } = shop.target;
    const site = await shop.target.read();
    if (firstApps(site).length) {
      return open(
        `There is no site in ${name} yet: npm run shop -- go-live builds, composes and uploads it.`,
      );
    }
    if (sameAs(site, shop)) {
      return done(`The pages in ${name} name this project and this address.`);
    }
    return open(
      `The pages in ${name} name another project, key or address: npm run shop -- go-live composes them again.`,
    );
  },
  async apply(shop) {
    const { target, settings, answers, deploy } = shop;
    if (!(await answers.confirm(`Write the site into ${target.name}?`))) return;
    const missing = firstApps(await target.read());
    await deploy((to) => (missing.length ? releaseApps(missing, to) : to.change((site) => site)), {
      apps: missing,
      check: (composed) => checkRelease(missing, composed),
      to: target,
      settings: settings(),
    });
  },
};
