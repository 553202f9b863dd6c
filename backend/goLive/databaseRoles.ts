import { asOwner } from '../lite/asOwner';
import { connectMessenger } from '../lite/connectMessenger';
import { connectPublisher } from '../lite/connectPublisher';
import { problemOfRoleUrl, roleUrlOf, urlVariable } from './databaseAddress';
import { scramVerifier } from './scramVerifier';
import { done, type GoLiveShop, type GoLiveStep, open, reasonOf, unknown } from './step';

const SHORTEST = 16;

interface DatabaseRole {
  role: 'publisher' | 'messenger';
  user: string;
  url: 'publisherUrl' | 'messengerUrl';
  connect(url: string): Promise<{ close(): Promise<void> }>;
  /** What is missing without the role; absent where every shop needs it. */
  without?: string;
}

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);

/** A role signs in with the password that its user has. */
function roleStep({ role, user, url, connect, without }: DatabaseRole): GoLiveStep {
  /** @throws when the role does not sign in */
  async function signIn(address: string) {
    const { close } = await connect(address);
    await close();
  }
  const problemOf = (shop: GoLiveShop) =>
    problemOfRoleUrl(shop[url] ?? '', shop.settings().backend?.url ?? '', role);
  return {
    blocksLaterSteps: !without,
    async inspect(shop) {
      const address = shop[url];
      if (!address) {
        const sentence = `It is not known how ${user} connects: set ${urlVariable(role)}, with the role ${role}.`;
        return unknown(without ? `${sentence} ${without}` : sentence);
      }
      const problem = problemOf(shop);
      if (problem) return open(problem);
      try {
        await signIn(address);
      } catch (error) {
        return open(`${reasonOf(error)}: npm run shop -- go-live sets the password of the role.`);
      }
      return done(`The role ${role} signs in at ${new URL(address).host}.`);
    },
    async apply(shop) {
      const { answers, databaseUrl } = shop;
      if (!databaseUrl) return;
      const question = `A password for the role ${role}, ${SHORTEST} characters or more`;
      const variable = `${role.toUpperCase()}_PASSWORD`;
      const options = { variable, isSecret: true, isOptional: Boolean(without) };
      let address = shop[url];
      if (!address) {
        const answer = await answers.text(question, options);
        if (!answer) return;
        address = roleUrlOf(databaseUrl, role, answer);
        shop[url] = address;
      }
      // The password in an address of another project or role is not for this role.
      if (problemOf(shop)) return;
      const password = passwordOf(address);
      if (password.length < SHORTEST) {
        throw new Error(`The password of the role ${role} has fewer than ${SHORTEST} characters.`);
      }
      const signsIn = await signIn(address).then(
        () => true,
        () => false,
      );
      if (signsIn) return;
      const replaces = `Replace the password of the role ${role}, which ${user} may use?`;
      if (!(await answers.confirm(replaces))) return;
      await asOwner(databaseUrl, ({ exec }) =>
        exec(`alter role ${role} login password '${scramVerifier(password)}'`),
      );
    },
  };
}

export const publisherRoleStep = roleStep({
  role: 'publisher',
  user: 'the schedule',
  url: 'publisherUrl',
  connect: connectPublisher,
});

export const messengerRoleStep = roleStep({
  role: 'messenger',
  user: 'the worker that sends messages',
  url: 'messengerUrl',
  connect: connectMessenger,
  without: 'Until then no messages are sent.',
});
