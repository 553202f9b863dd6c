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
      return open(`Staff cannot sign in by email: turn that provider on (${place}).`);
    }
    if (external['anonymous_users']) {
      return open(
        `Anonymous sign-ins are on, and the site does not use them: turn them off (${place}).`,
      );
    }
    if (disable_signup) {
      return open(
        `Sign-ups are off, and invited coworkers need them: once the database is as declared, so that it lets no one else in, turn on "Allow new users to sign up" (${place}).`,
      );
    }
    return done('Sign-ups are on, which invited coworkers need.');
  },
};

/** Otherwise accounts could sign up with an address of someone else. */
export const confirmationsStep: GoLiveStep = {
  async inspect(shop) {
    const { mailer_autoconfirm } = await readSettings(shop);
    if (!mailer_autoconfirm) return done('New email addresses have to be confirmed.');
    return open(`Email addresses are not confirmed: turn on "Confirm email" (${place}).`);
  },
};
