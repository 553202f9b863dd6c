// Before all that reads a clock.
import './clock';
import path from 'node:path';
import { createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { seedRandomness, setClock } from './clock';
import { prepareShop } from './shop';

// Fills the data folder that is named, in a process of its own: libraries keep random values.

seedRandomness(0);
setClock(Date.parse('2026-09-01T12:00:00Z'));
const [, , dataDir = ''] = process.argv;
const backend = await createBackend({
  dataDir,
  projectDir: path.resolve('supabase'),
  accountRules,
});
await prepareShop(backend);
await backend.close();
