import { projectOf } from './databaseAddress';
import { fetchWithTimeout } from './projectApi';
import { done, type GoLiveStep, open, unknown } from './step';

const place = 'dashboard, Authentication, Sign In / Providers, Email';

/** The Management API: the project's own shows this setting to no client. */
const configOf = (project: string) => `https://api.supabase.com/v1/projects/${project}/config/auth`;

/** Otherwise a browser that was left open could change the password of its account. */
export const passwordChangesStep: GoLiveStep = {
  async inspect({ settings }) {
    const token = process.env['SUPABASE_ACCESS_TOKEN'];
    const project = projectOf(settings().backend?.url ?? '');
    if (!token || !project) {
      return unknown(
        `Whether "Secure password change" is on is not read, without SUPABASE_ACCESS_TOKEN: look (${place}).`,
      );
    }
    const response = await fetchWithTimeout(configOf(project), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) {
      return unknown(
        `Whether "Secure password change" is on is not read: the Management API answers with status ${response.status}.`,
      );
    }
    const config = (await response.json()) as Record<string, unknown>;
    return config['security_update_password_require_reauthentication'] === true
      ? done('An old session does not change the password of its account.')
      : open(`Any session changes the password: switch on "Secure password change" (${place}).`);
  },
};
