import { asOwner } from '../../lite/asOwner';
import { problemOfAddress } from './databaseAddress';
import { done, open, reasonOf, type Step, unknown } from './step';

/** The database of the same project opens for its owner. */
export const database: Step = {
  blocksLaterSteps: true,
  async inspect({ settings, databaseUrl }) {
    if (!databaseUrl) {
      return unknown(
        'The database is not known: HOSTED_DATABASE_URL is its connection string (dashboard, Connect, Session pooler).',
      );
    }
    const problem = problemOfAddress(databaseUrl, settings().backend?.url ?? '');
    if (problem) return open(problem);
    try {
      await asOwner(databaseUrl, async () => undefined);
      return done(`The database at ${new URL(databaseUrl).host} opens for its owner.`);
    } catch (error) {
      return open(
        `The database does not open: ${reasonOf(error)}. The dashboard can set another password (Project Settings, Database).`,
      );
    }
  },
  async apply(shop) {
    shop.databaseUrl ??= await shop.answers.text(
      'The connection string of the database, with its password',
      { variable: 'HOSTED_DATABASE_URL', isSecret: true },
    );
  },
};
