import { asOwner } from '../lite/asOwner';
import { hostedPlaceOf, isCompared, problemOfAddress } from './databaseAddress';
import { done, type GoLiveStep, open, reasonOf, unknown } from './step';

export const databaseStep: GoLiveStep = {
  blocksLaterSteps: true,
  async inspect({ settings, databaseUrl }) {
    if (!databaseUrl) {
      return unknown(
        'The database is not known: set HOSTED_DATABASE_URL to its connection string (dashboard, Connect, Session pooler).',
      );
    }
    const api = settings().backend?.url ?? '';
    const problem = problemOfAddress(databaseUrl, api);
    if (problem) return open(problem);
    try {
      await asOwner(databaseUrl, async () => undefined);
      const opens = `The database at ${hostedPlaceOf(databaseUrl)} opens for its owner`;
      if (isCompared(databaseUrl, api)) return done(`${opens}.`);
      return done(
        `${opens}. It is not compared with the project at ${api}, because one of the addresses does not show its project.`,
      );
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
