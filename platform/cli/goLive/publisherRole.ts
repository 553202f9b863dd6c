import { asOwner } from '../../lite/asOwner';
import { connectPublisher, isConnectedElsewhere } from '../../lite/connectPublisher';
import { problemOfPublisherUrl, publisherUrlOf } from './databaseAddress';
import { scramVerifier } from './scramVerifier';
import { done, open, reasonOf, type Shop, type Step, unknown } from './step';

const SHORTEST = 16;

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);

/** @throws when the role does not sign in */
async function signIn(publisherUrl: string) {
  try {
    const { close } = await connectPublisher(publisherUrl);
    await close();
  } catch (error) {
    if (!isConnectedElsewhere(error)) throw error;
  }
}

const problemOf = ({ publisherUrl = '', settings }: Shop) =>
  problemOfPublisherUrl(publisherUrl, settings().backend?.url ?? '');

/** The role publisher signs in with the password that the schedule has. */
export const publisherRole: Step = {
  blocksLaterSteps: true,
  async inspect(shop) {
    const { publisherUrl } = shop;
    if (!publisherUrl) {
      return unknown(
        'How the schedule connects is not known: PUBLISHER_DATABASE_URL, with the role publisher.',
      );
    }
    const problem = problemOf(shop);
    if (problem) return open(problem);
    try {
      await signIn(publisherUrl);
    } catch (error) {
      return open(`${reasonOf(error)}: npm run go-live sets the password of the role.`);
    }
    return done(`The role publisher signs in at ${new URL(publisherUrl).host}.`);
  },
  async apply(shop) {
    const { answers, databaseUrl } = shop;
    if (!databaseUrl) return;
    shop.publisherUrl ??= publisherUrlOf(
      databaseUrl,
      await answers.text(`A password for the role publisher, ${SHORTEST} characters or more`, {
        ...{ variable: 'PUBLISHER_PASSWORD', isSecret: true },
      }),
    );
    // The password in an address of another project or role is not for the role publisher.
    if (problemOf(shop)) return;
    const password = passwordOf(shop.publisherUrl);
    if (password.length < SHORTEST) {
      throw new Error(`The password of the role publisher has less than ${SHORTEST} characters.`);
    }
    const signsIn = await signIn(shop.publisherUrl).then(
      () => true,
      () => false,
    );
    if (signsIn) return;
    const question = 'Replace the password of the role publisher, which a schedule may use?';
    if (!(await answers.confirm(question))) return;
    await asOwner(databaseUrl, ({ exec }) =>
      exec(`alter role publisher login password '${scramVerifier(password)}'`),
    );
  },
};
