import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig, withoutPaths } from './configToml';
import { projectOf } from './databaseAddress';
import { mailServerVariables } from './mailServer';
import { fetchWithTimeout } from './projectApi';
import { PRODUCTION, type SettingRule, settingRules } from './settingRules';
import {
  done,
  type Finding,
  type GoLiveShop,
  type GoLiveStep,
  open,
  reasonOf,
  unknown,
} from './step';
import { pushConfig } from './supabaseCli';

const MAIL_SERVER = 'auth.email.smtp';

interface Comparison {
  access: Access;
  config: string;
  /** Those that `supabase config push` has to change, as sentences name them. */
  differing: string[];
  /** The paths of what is stricter in the project, with its value. */
  kept: Map<string, unknown>;
  refusesLeakedPasswords: boolean;
  hasMailServer: boolean;
}

interface Access {
  project: string;
  token: string;
}

/** For the Management API: the project's own shows these settings to no client. @throws with what is missing */
function accessTo({ settings }: GoLiveShop): Access {
  const token = process.env['SUPABASE_ACCESS_TOKEN'];
  if (!token) throw new Error('without SUPABASE_ACCESS_TOKEN (dashboard, Account, Access Tokens)');
  const project = projectOf(settings().backend?.url ?? '');
  if (!project) throw new Error('because the project has an address of its own');
  return { project, token };
}

async function readResource({ project, token }: Access, resource: string) {
  const url = `https://api.supabase.com/v1/projects/${project}/${resource}`;
  const response = await fetchWithTimeout(url, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return (await response.json()) as Record<string, unknown>;
  throw new Error(`because the Management API answers with status ${response.status}`);
}

const variablesOf = ({ settings }: GoLiveShop): Record<string, string> => {
  const { origin, staffOrigin } = settings();
  if (!origin) return {};
  const mailServer = mailServerVariables(process.env, new URL(origin).hostname);
  // All accounts are of staff.
  const address = staffOrigin || origin;
  return { SITE_URL: address, REDIRECT_URLS: `${address}/**`, ...mailServer };
};

/** As the Management API writes it: `public,private`. */
const flat = (value: unknown, variables: Record<string, string>) => {
  const filled = (each: unknown) =>
    String(each).replace(/^env\((\w+)\)$/, (_, name: string) => variables[name] ?? '');
  return Array.isArray(value) ? value.map(filled).join() : filled(value);
};

/** @throws with the reason, as a part of a sentence, when the settings cannot be read */
async function compare(shop: GoLiveShop): Promise<Comparison> {
  const access = accessTo(shop);
  const [config, auth, api] = await Promise.all([
    readFile(path.join(shop.projectDir, 'config.toml'), 'utf8'),
    readResource(access, 'config/auth'),
    readResource(access, 'postgrest'),
  ]);
  const values = readConfig(config);
  const variables = variablesOf(shop);
  const { origin, staffOrigin } = shop.settings();
  const barred = staffOrigin && origin;
  const differing: string[] = [];
  const kept = new Map<string, unknown>();
  const compareOne = (rule: SettingRule) => {
    const declared = values.get(`${PRODUCTION}.${rule.path}`) ?? values.get(rule.path);
    const wanted = flat(declared, variables);
    // Without a public address nothing is wanted of it.
    if (declared === undefined || wanted === '') return;
    const found = (rule.resource === 'postgrest' ? api : auth)[rule.setting];
    const present = rule.isOpposite && typeof found === 'boolean' ? !found : found;
    if (String(present) === wanted) return;
    if (rule.accepts?.(present, wanted, barred)) kept.set(rule.path, present);
    else differing.push(`${rule.path} (${present}; here ${wanted})`);
  };
  settingRules.forEach(compareOne);
  const { smtp_host, password_hibp_enabled } = auth;
  const { SMTP_HOST } = variables;
  if (SMTP_HOST && smtp_host !== SMTP_HOST) differing.push(MAIL_SERVER);
  return {
    access,
    config,
    differing,
    kept,
    refusesLeakedPasswords: password_hibp_enabled === true,
    hasMailServer: Boolean(smtp_host),
  };
}

function report({ differing, kept, refusesLeakedPasswords, hasMailServer }: Comparison): Finding {
  const values = [...kept].map(([setting, value]) => `${setting} (${value})`);
  const stays = values.length ? ` Stricter or wider there, and kept: ${values.join(', ')}.` : '';
  if (differing.length) {
    return open(
      `Settings of the project differ from supabase/config.toml: ${differing.join(', ')}. npm run shop -- go-live pushes them.${stays}`,
    );
  }
  const found = `The settings of the project are those of supabase/config.toml.${stays}`;
  if (!hasMailServer) {
    return open(
      `${found} The project has no mail server: Supabase itself sends two emails an hour, only to members of the organization, so no coworker can confirm an address or recover a password. Set SMTP_URL and MAIL_FROM, and run npm run shop -- go-live.`,
    );
  }
  if (refusesLeakedPasswords) return done(found);
  return unknown(
    `${found} The dashboard lacks "Prevent use of leaked passwords" (Authentication, Sign In / Providers, Email; paid plans only).`,
  );
}

/** Pushes with the CLI, which prints the differences and asks. Our own code only reads. */
export const projectSettingsStep: GoLiveStep = {
  inspect: (shop) =>
    compare(shop).then(report, (error: unknown) =>
      unknown(
        `The settings of the project are not read, ${reasonOf(error)}. Compare the dashboard, Authentication, with supabase/config.toml, its mail server too.`,
      ),
    ),
  async apply(shop) {
    // What cannot be read is reported, and not pushed.
    const found = await compare(shop).catch(() => undefined);
    if (!found?.differing.length) return;
    const { access, config, kept } = found;
    const variables = variablesOf(shop);
    const leftOut = withoutPaths(config, (assigned) => {
      const setting = assigned.replace(`${PRODUCTION}.`, '');
      return kept.has(setting) || (setting.startsWith(MAIL_SERVER) && !variables['SMTP_HOST']);
    });
    await pushConfig({
      ...access,
      config: leftOut
        .replace(/(?<=\[remotes\.production\]\nproject_id = ").*(?=")/, access.project)
        .replace(/(?<=^port = )\d+$/m, variables['SMTP_PORT'] ?? '$&'),
      variables,
      isConfirmed: shop.answers.confirmsAll,
    });
  },
};
