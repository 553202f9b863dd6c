import { asOwner } from '../../lite/asOwner';
import { connectPublisher, isConnectedElsewhere } from '../../lite/connectPublisher';
import { publisherUrlOf } from './databaseAddress';
import { scramVerifier } from './scramVerifier';
import { done, open, reasonOf, type Step, unknown } from './step';

const SHORTEST = 16;

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);

/** The role publisher signs in with the password that the schedule has. */
export const publisherRole: Step = {
  blocksLaterSteps: true,
  async inspect({ publisherUrl }) {
    if (!publisherUrl) {
      return unknown(
        'How the schedule connects is not known: PUBLISHER_DATABASE_URL, with the role publisher.',
      );
    }
    try {
      const { close } = await connectPublisher(publisherUrl);
      await close();
    } catch (error) {
      if (!isConnectedElsewhere(error)) {
        return open(`${reasonOf(error)}: npm run go-live sets the password of the role.`);
      }
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
    const password = passwordOf(shop.publisherUrl);
    if (password.length < SHORTEST) {
      throw new Error(`The password of the role publisher has less than ${SHORTEST} characters.`);
    }
    if (!(await answers.confirm('Set this password of the role publisher?'))) return;
    await asOwner(databaseUrl, ({ exec }) =>
      exec(`alter role publisher login password '${scramVerifier(password)}'`),
    );
  },
};
