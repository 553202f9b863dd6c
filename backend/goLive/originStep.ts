import { isLocalOrigin } from '@shop/platform/site/publicOrigin';
import { settingsIn } from '@shop/platform/site/siteSettings';
import { saveSettings } from './saveSettings';
import { done, type GoLiveStep, open } from './step';

export const originStep: GoLiveStep = {
  blocksLaterSteps: true,
  async inspect({ settings }) {
    const { origin: address } = settings();
    if (!address) return open('No public address is set: "origin" in site.config.json.');
    if (isLocalOrigin(address)) {
      return done(
        `The public address is ${address}: enough for a rehearsal, out of reach of visitors.`,
      );
    }
    if (address.startsWith('https:')) return done(`The public address is ${address}.`);
    return open(`The public address ${address} is not HTTPS: set "origin" to one that is.`);
  },
  async apply({ settings, answers }) {
    if (settings().origin) return;
    const address = await answers.text('The public address of the site, https://shop.example', {
      variable: 'PUBLIC_ORIGIN',
    });
    saveSettings(settingsIn({ PUBLIC_ORIGIN: address }));
  },
};
