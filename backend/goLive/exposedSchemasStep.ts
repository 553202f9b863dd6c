import { callProject, codeOf } from './projectApi';
import { done, type GoLiveStep, open, unknown } from './step';

const place = 'dashboard, Project Settings, Data API, Exposed schemas';

/** PostgREST's rejection of a schema that it does not expose. */
const NOT_EXPOSED = 'PGRST106';

/** The rules and secrets in private and auth must not be exposed. */
export const exposedSchemasStep: GoLiveStep = {
  async inspect(shop) {
    const answers = await Promise.all(
      ['private', 'auth'].map(async (schema) => {
        const headers = { 'accept-profile': schema };
        const code = codeOf(await callProject(shop, '/rest/v1/settings?limit=0', { headers }));
        return { schema, isHidden: code === NOT_EXPOSED, isKnown: code !== undefined };
      }),
    );
    const exposed = answers.filter(({ isHidden }) => !isHidden);
    if (exposed.length === 0) return done('The API exposes neither private nor auth.');
    if (exposed.every(({ isKnown }) => !isKnown)) {
      return unknown('The schemas that the API exposes cannot be read.');
    }
    const names = exposed.map(({ schema }) => schema).join(' and ');
    return open(`The API exposes ${names}: remove it (${place}).`);
  },
};
