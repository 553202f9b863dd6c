import path from 'node:path';
import { bundleProgram } from '../../build/bundleProgram';

/**
 * What Node starts the server of a test with. Its database is compiled for a quick start, not for
 * years of service.
 * @param program its path in the repository
 */
export const serverArguments = (program: string) => ['--liftoff-only', bundleProgram(program)];

/**
 * The environment of a test's server: what this machine's developer has set must not reach it.
 * @param folder holds the site.config.json that the server reads, if a test writes one
 */
export const noSettings = (folder: string) => ({
  SITE_CONFIG: path.join(folder, 'site.config.json'),
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  PUBLIC_ORIGIN: '',
  STAFF_ORIGIN: '',
  SMTP_URL: '',
  SMS_URL: '',
});
