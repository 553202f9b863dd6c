import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';

export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

async function generateSecrets(): Promise<Secrets> {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
}

function parseSecrets(text: string, file: string): Secrets {
  let secrets: Partial<Secrets>;
  try {
    secrets = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON; remove the file to generate new secrets.`, { cause });
  }
  const { jwtSecret, publishableKey, secretKey } = secrets;
  // lite checks no key when one of the two is missing.
  if (!(jwtSecret && publishableKey && secretKey)) {
    throw new Error(`${file} lacks a secret; remove the file to generate new secrets.`);
  }
  return { jwtSecret, publishableKey, secretKey };
}

/** In memory only without a directory. */
export async function loadSecrets(dataDir: string | undefined): Promise<Secrets> {
  if (dataDir === undefined) return generateSecrets();
  const file = path.join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined) return parseSecrets(text, file);
  const secrets = await generateSecrets();
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}
