import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../../machine/installFromDebian';

const OPENSSL = '/usr/bin/openssl';

/**
 * Makes a certificate for this machine that signs itself.
 * @param folder where its two files go
 */
export function makeCertificate(folder: string) {
  if (!existsSync(OPENSSL)) installFromDebian('openssl');
  const tls = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  const { status, stderr } = spawnSync(OPENSSL, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-days', '2', '-out', tls.cert, '-keyout', tls.key],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return tls;
}
