import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where releases go and what is served: the whole deployed site. */
export const siteDir = process.env['SITE_DIR'] ?? path.join(root, 'site');

/** Where the embedded backend keeps its data and its keys. */
export const dataDir = process.env['DATA_DIR'] ?? path.join(root, '.data');

export const buildDir = path.join(root, '.build');

export const distOf = (app: string) => path.join(root, app, 'dist');
