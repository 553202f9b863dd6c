import { callProject, rejectionOf } from './projectApi';
import { done, open, type Step } from './step';

/** What GET /auth/v1/settings returns to every client. */
interface AuthSettings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

const place = 'dashboard, Authentication, Sign In / Providers';

/** Only the operator can create accounts, and staff can sign in. */
export const signUps: Step = {
  async inspect(shop) {
    const reply = await callProject(shop, '/auth/v1/settings');
    if (reply.status !== 200)
      return open(`The auth settings cannot be read: ${rejectionOf(reply)}.`);
    const { disable_signup, external = {}, mailer_autoconfirm } = reply.json as AuthSettings;
    if (external['email'] === false) {
      return open(`Staff cannot sign in by e-mail: switch that provider on (${place}).`);
    }
    if (external['anonymous_users']) {
      return open(`Anonymous sign-ins are on, and the site has none: switch them off (${place}).`);
    }
    if (!disable_signup) {
      return open(
        `Visitors can create accounts, which have no rights: switch off "Allow new users to sign up" (${place}).`,
      );
    }
    const confirmed = mailer_autoconfirm ? 'without' : 'after';
    return done(
      `Sign-ups are off; accounts that the dashboard adds sign in ${confirmed} a confirmed e-mail address.`,
    );
  },
  apply: ({ answers }) => answers.waitFor('Change it there'),
};
