import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listen, stopListening } from '@shop/platform/server/listen';

export const PROJECT = 'abcdefghijklmnopqrst';

type Settings = Record<string, unknown>;

/** What the response of `config/auth` must have, with the values of a new project where the CLI requires one. */
function newAuthSettings(): Settings {
  const names = readFileSync(path.join(__dirname, 'authSettings.txt'), 'utf8').split(/\s+/);
  return {
    ...Object.fromEntries(names.filter(Boolean).map((name) => [name, null])),
    ...{ mailer_otp_exp: 3600, mfa_phone_otp_length: 6, sms_otp_length: 6, passkey_enabled: false },
    ...{ oauth_server_enabled: false, oauth_server_allow_dynamic_registration: false },
    ...{ custom_oauth_enabled: false, custom_oauth_max_providers: 0 },
    ...{ site_url: 'http://localhost:3000', uri_allow_list: '', jwt_exp: 3600 },
    ...{ refresh_token_rotation_enabled: true, disable_signup: false, mailer_autoconfirm: false },
    ...{ external_email_enabled: true, external_anonymous_users_enabled: false },
    ...{ mailer_secure_email_change_enabled: true, password_min_length: 6 },
    ...{ password_hibp_enabled: false, security_update_password_require_reauthentication: false },
    ...{ mfa_totp_enroll_enabled: true, mfa_totp_verify_enabled: true },
    ...{ rate_limit_token_refresh: 150, rate_limit_otp: 30, rate_limit_verify: 30 },
  };
}

const newApiSettings = (): Settings => ({
  ...{ db_schema: 'public,graphql_public', db_extra_search_path: 'public, extensions' },
  ...{ max_rows: 1000, db_pool: null, db_pool_acquisition_timeout: 10 },
  ...{ db_pool_max_lifetime: 1800, db_pool_max_idletime: 30 },
});

/** The parts of the response that nothing of ours compares; the CLI validates their shape. */
const OTHER_ATTRIBUTES = {
  database: {
    ...{ major_version: 17, ssl_enforced: false, postgres_settings: {} },
    network_restrictions: { entitlement: 'allowed', status: 'applied', allowed_cidrs: [] },
  },
  pooler: {
    ...{ pool_mode: 'transaction', ignore_startup_parameters: '', server_idle_timeout: 1 },
    ...{ server_lifetime: 1, query_wait_timeout: 1, reserve_pool_size: 0 },
    ...{ default_pool_size: 15, max_client_conn: 200 },
  },
  realtime: {
    ...{ private_only: false, max_concurrent_users: 200, max_events_per_second: 100 },
    ...{ max_bytes_per_second: 100_000, max_channels_per_client: 100, max_joins_per_second: 100 },
    ...{ max_presence_events_per_second: 100, max_payload_size_in_kb: 100, suspend: false },
    ...{ presence_enabled: true, connection_pool: 2, postgres_changes_pool: null },
  },
  storage: {
    file_size_limit: 52_428_800,
    features: {
      ...{ image_transformation: { enabled: false }, s3_protocol: { enabled: true } },
      purge_cache: { enabled: false },
      iceberg_catalog: { enabled: false, max_namespaces: 5, max_tables: 10, max_catalogs: 2 },
      vector_buckets: { enabled: false, max_buckets: 10, max_indexes: 5 },
    },
    capabilities: { list_v2: true, iceberg_catalog: true, object_versioning: true },
    ...{ upstream_target: 'main', migration_version: null },
  },
};

const PROJECT_RESPONSE = {
  ...{ id: PROJECT, ref: PROJECT, name: 'shop', organization_id: 'o', organization_slug: 'o' },
  ...{ region: 'us-east-1', created_at: '2026-01-01T00:00:00Z', status: 'ACTIVE_HEALTHY' },
  database: { host: 'db.example', version: '17', postgres_engine: '17', release_channel: 'ga' },
};

/**
 * Stands for api.supabase.com: what the Supabase CLI 3.1.0 reads and writes for `config push`, in the shapes of the
 * schemas that the CLI contains. The real one validates values, and gives secrets as an HMAC; this one does not.
 */
export async function startManagementApi() {
  const auth = newAuthSettings();
  const api = newApiSettings();
  const changes: [resource: string, values: Settings][] = [];
  const responseOf = (pathname: string): unknown => {
    const attributes = { ...OTHER_ATTRIBUTES, auth, api };
    const answers: Record<string, unknown> = {
      [`/v2/projects/${PROJECT}/config`]: {
        data: { type: 'project_config', id: PROJECT, attributes },
      },
      [`/v1/projects/${PROJECT}`]: PROJECT_RESPONSE,
      [`/v1/projects/${PROJECT}/billing/addons`]: { selected_addons: [], available_addons: [] },
      [`/v1/projects/${PROJECT}/config/auth`]: auth,
      [`/v1/projects/${PROJECT}/postgrest`]: api,
    };
    return answers[pathname];
  };
  async function change(request: IncomingMessage, pathname: string) {
    const values = JSON.parse(await text(request)) as Settings;
    const resource = pathname.replace(`/v1/projects/${PROJECT}/`, '');
    changes.push([resource, values]);
    Object.assign(resource === 'postgrest' ? api : auth, values);
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (request.method !== 'GET') await change(request, pathname);
    const found = responseOf(pathname);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { message: 'not found' }));
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    auth,
    /** What was written, in order. */
    changes,
    url: `http://127.0.0.1:${port}`,
    stop: () => stopListening(server),
  };
}
