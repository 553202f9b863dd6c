import { settingsIn } from '@shop/platform/site/siteSettings';
import { callProject, rejectionOf } from './projectApi';
import { saveSettings } from './saveSettings';
import { done, type Finding, type GoLiveShop, type GoLiveStep, open, reasonOf } from './step';

async function inspect(shop: Pick<GoLiveShop, 'settings'>): Promise<Finding> {
  const { backend } = shop.settings();
  if (!backend) {
    return open('No project is set: "backend" in site.config.json has its address and its key.');
  }
  try {
    const reply = await callProject(shop, '/auth/v1/settings');
    if (reply.status === 200) return done(`The project at ${backend.url} answers with this key.`);
    return open(
      `The project rejects the key, ${rejectionOf(reply)}: copy the publishable key (dashboard, Project Settings, API Keys) to backend.key in site.config.json, or to SUPABASE_PUBLISHABLE_KEY.`,
    );
  } catch (error) {
    return open(
      `${reasonOf(error)}. Compare backend.url in site.config.json, or SUPABASE_URL, with the dashboard, and see whether the project is paused.`,
    );
  }
}

export const projectStep: GoLiveStep = {
  blocksLaterSteps: true,
  inspect,
  async apply({ settings, answers }) {
    if (settings().backend) return;
    const url = await answers.text('The address of the project, https://….supabase.co', {
      variable: 'SUPABASE_URL',
    });
    const key = await answers.text('Its publishable key, sb_publishable_…', {
      variable: 'SUPABASE_PUBLISHABLE_KEY',
    });
    const answered = settingsIn({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });
    // Saved settings are used by the next start and release, so a project that does not answer is not saved.
    const { state, text } = await inspect({ settings: () => answered });
    if (state !== 'done') throw new Error(`${text} Nothing was saved.`);
    saveSettings(answered);
  },
};
