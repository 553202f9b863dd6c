/** The section of config.toml for a hosted project. */
export const PRODUCTION = 'remotes.production';

/** Where the Management API shows a setting. */
type Resource = 'config/auth' | 'postgrest';

export interface SettingRule {
  /** In config.toml. */
  path: string;
  /** In the Management API. */
  setting: string;
  resource?: Resource;
  /** The Management API states the opposite. */
  isOpposite?: boolean;
  /**
   * Whether another value of the project is at least as strict, or contains the wanted one.
   * @param barred the public address, where staff have another one: no token may be sent there
   */
  accepts?(present: unknown, wanted: unknown, barred?: string): boolean;
}

const lower = (present: unknown, wanted: unknown) =>
  typeof present === 'number' && present > 0 && present < Number(wanted);
const higher = (present: unknown, wanted: unknown) =>
  typeof present === 'number' && present > Number(wanted);

/** What config.toml declares for a hosted project, beside its mail server. */
export const settingRules: readonly SettingRule[] = [
  { path: 'api.schemas', setting: 'db_schema', resource: 'postgrest' },
  { path: 'api.max_rows', setting: 'max_rows', resource: 'postgrest', accepts: higher },
  {
    path: 'auth.additional_redirect_urls',
    setting: 'uri_allow_list',
    accepts: (present, wanted, barred) => {
      const listed = String(present).split(',');
      const isBarred = listed.some((each) => barred && each.startsWith(barred));
      return listed.includes(String(wanted)) && !isBarred;
    },
  },
  { path: 'auth.site_url', setting: 'site_url' },
  { path: 'auth.jwt_expiry', setting: 'jwt_exp', accepts: lower },
  { path: 'auth.enable_refresh_token_rotation', setting: 'refresh_token_rotation_enabled' },
  {
    path: 'auth.enable_signup',
    setting: 'disable_signup',
    isOpposite: true,
    accepts: (present) => present === false,
  },
  { path: 'auth.enable_anonymous_sign_ins', setting: 'external_anonymous_users_enabled' },
  { path: 'auth.minimum_password_length', setting: 'password_min_length', accepts: higher },
  {
    path: 'auth.rate_limit.token_refresh',
    setting: 'rate_limit_token_refresh',
    accepts: lower,
  },
  { path: 'auth.rate_limit.sign_in_sign_ups', setting: 'rate_limit_otp', accepts: lower },
  { path: 'auth.rate_limit.token_verifications', setting: 'rate_limit_verify', accepts: lower },
  { path: 'auth.email.enabled', setting: 'external_email_enabled' },
  {
    path: 'auth.email.enable_confirmations',
    setting: 'mailer_autoconfirm',
    isOpposite: true,
  },
  { path: 'auth.email.double_confirm_changes', setting: 'mailer_secure_email_change_enabled' },
  {
    path: 'auth.email.secure_password_change',
    setting: 'security_update_password_require_reauthentication',
  },
  { path: 'auth.mfa.totp.enroll_enabled', setting: 'mfa_totp_enroll_enabled' },
  { path: 'auth.mfa.totp.verify_enabled', setting: 'mfa_totp_verify_enabled' },
];
