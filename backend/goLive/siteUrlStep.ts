import { paths } from '../../shared-contract/src/paths';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import { callProject } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';

const place = 'dashboard, Authentication, URL Configuration';

/**
 * The project sends a browser with an invalid link to the page that the link names, where that is among its redirect
 * URLs, or else to its Site URL.
 */
async function readTarget(shop: GoLiveShop, page?: string): Promise<URL | undefined> {
  const wanted = page ? `&redirect_to=${encodeURIComponent(page)}` : '';
  const reply = await callProject(shop, `/auth/v1/verify?type=recovery&token=go-live${wanted}`);
  const location = reply.headers.get('location') ?? '';
  return URL.canParse(location) ? new URL(location) : undefined;
}

/** Returns the login pages to which the links of the project do not lead, though they ask for them. */
async function findRefused(shop: GoLiveShop, origin: string): Promise<string[]> {
  const pages = LANGUAGES.map((language) => origin + pathIn(language, paths.adminLogin()));
  const refused: string[] = [];
  for (const page of pages) {
    const target = await readTarget(shop, page);
    if (target && target.origin + target.pathname !== page) refused.push(page);
  }
  return refused;
}

/** Links in the project's messages, for example to a new password, lead to this site. */
export const siteUrlStep: GoLiveStep = {
  async inspect(shop) {
    const { origin: visitors = '', staffOrigin } = shop.settings();
    const origin = staffOrigin || visitors;
    const found = (await readTarget(shop))?.origin;
    if (found === origin) {
      const refused = await findRefused(shop, origin);
      if (refused.length === 0) return done(`Links in the project's messages lead to ${origin}.`);
      return open(
        `The project's links to ${refused.join(' and ')} lead to its Site URL instead, with the tokens of a session: add ${origin}/** to the redirect URLs (${place}).`,
      );
    }
    if (found) {
      return open(
        `Links in the project's messages lead to ${found}: set the Site URL to ${origin} (${place}).`,
      );
    }
    return unknown(`The Site URL cannot be read; it must be ${origin} (${place}).`);
  },
  apply: ({ answers }) => answers.waitFor('Look there'),
};
