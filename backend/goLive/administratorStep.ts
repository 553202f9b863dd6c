import { callProject, type Reply, rejectionOf } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open } from './step';

interface Session {
  access_token?: string;
  user?: { id: string };
}

/** GoTrue answers so for an address that has an account, and sends no message. */
const hasAccount = ({ json }: Reply) =>
  (json as { identities?: unknown[] } | undefined)?.identities?.length === 0;

export const tokenOf = ({ json }: Reply) => (json as Session | undefined)?.access_token;

/** Asks for an account of the shop. @throws as `Answers.text` does */
export async function askForAccount({ answers }: Pick<GoLiveShop, 'answers'>) {
  const email = await answers.text('The email address of an administrator', {
    variable: 'ADMIN_EMAIL',
  });
  const password = await answers.text('The password, for a new account or an existing one', {
    variable: 'ADMIN_PASSWORD',
    isSecret: true,
  });
  return { email, password };
}

/** @throws with the reason when neither is possible */
async function signIn(shop: GoLiveShop): Promise<Session> {
  const body = await askForAccount(shop);
  const { email } = body;
  const route = '/auth/v1/token?grant_type=password';
  let reply = await callProject(shop, route, { body });
  if (tokenOf(reply)) return reply.json as Session;
  const signInReason = rejectionOf(reply);
  reply = await callProject(shop, '/auth/v1/signup', { body });
  if (tokenOf(reply)) return reply.json as Session;
  if (reply.status < 300 && hasAccount(reply)) {
    throw new Error(`${email} has an account, but cannot sign in: ${signInReason}.`);
  }
  if (reply.status < 300) {
    throw new Error(
      `Open the link in the message that ${email} gets, then run npm run shop -- go-live again.`,
    );
  }
  throw new Error(
    `The account does not sign in, ${signInReason}, and cannot be created, ${rejectionOf(reply)}: add it in the dashboard (Authentication, Users), then run npm run shop -- go-live again.`,
  );
}

export const administratorStep: GoLiveStep = {
  async inspect(shop) {
    // Visitors can read one row, without a name, once there is an administrator.
    const reply = await callProject(shop, '/rest/v1/admins?select=id');
    if (reply.status !== 200)
      return open(`The API does not list administrators: ${rejectionOf(reply)}.`);
    if ((reply.json as unknown[]).length) return done('An administrator exists.');
    return open('There is no administrator: npm run shop -- go-live makes the first account one.');
  },
  async apply(shop) {
    const { access_token: token, user } = await signIn(shop);
    const body = { user_id: user?.id };
    const reply = await callProject(shop, '/rest/v1/admins', { body, ...(token && { token }) });
    if (reply.status >= 300) {
      throw new Error(`The account did not become administrator: ${rejectionOf(reply)}.`);
    }
  },
};
