import { callProject } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';

const place = 'dashboard, Authentication, URL Configuration';

/** The project sends a browser with an invalid link to its Site URL. */
async function readSiteUrl(shop: GoLiveShop): Promise<string | undefined> {
  const reply = await callProject(shop, '/auth/v1/verify?type=recovery&token=go-live');
  const location = reply.headers.get('location') ?? '';
  return URL.canParse(location) ? new URL(location).origin : undefined;
}

/** Links in the project's messages, for example to a new password, lead to this site. */
export const siteUrlStep: GoLiveStep = {
  async inspect(shop) {
    const { origin: visitors = '', staffOrigin } = shop.settings();
    const origin = staffOrigin || visitors;
    const found = await readSiteUrl(shop);
    if (found === origin) return done(`Links in the project's messages lead to ${origin}.`);
    if (found) {
      return open(
        `Links in the project's messages lead to ${found}: set the Site URL to ${origin} (${place}).`,
      );
    }
    return unknown(`The Site URL cannot be read; it must be ${origin} (${place}).`);
  },
  apply: ({ answers }) => answers.waitFor('Look there'),
};
