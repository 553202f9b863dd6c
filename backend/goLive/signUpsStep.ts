import { callProject, rejectionOf } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open } from './step';

/** GET /auth/v1/settings returns it to every client. */
interface AuthSettings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

const place = 'dashboard, Authentication, Sign In / Providers';

/** @throws with the reason when they cannot be read */
async function readSettings(shop: Pick<GoLiveShop, 'settings'>): Promise<AuthSettings> {
  const reply = await callProject(shop, '/auth/v1/settings');
  if (reply.status === 200) return reply.json as AuthSettings;
  throw new Error(`the auth settings cannot be read, ${rejectionOf(reply)}`);
}

export const signUpsStep: GoLiveStep = {
  async inspect(shop) {
    const { disable_signup, external = {} } = await readSettings(shop);
    if (external['email'] === false) {
      return open(`Staff cannot sign in by e-mail: switch that provider on (${place}).`);
    }
    if (external['anonymous_users']) {
      return open(`Anonymous sign-ins are on, and the site has none: switch them off (${place}).`);
    }
    if (disable_signup) {
      return open(
        `Sign-ups are off, and invited colleagues need them: once the database is as declared, which lets no others in, switch on "Allow new users to sign up" (${place}).`,
      );
    }
    return done('Sign-ups are on, which invited colleagues need.');
  },
};

/** Otherwise accounts could sign up with an address of someone else. */
export const confirmationsStep: GoLiveStep = {
  async inspect(shop) {
    const { mailer_autoconfirm } = await readSettings(shop);
    if (!mailer_autoconfirm) return done('New e-mail addresses have to be confirmed.');
    return open(`E-mail addresses are not confirmed: switch on "Confirm email" (${place}).`);
  },
};
