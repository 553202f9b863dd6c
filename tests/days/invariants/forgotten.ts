import type { World } from '../world/world';
import { Broken } from './broken';

const USED = `
  select lower(email) as email from public.bookings where email <> ''
  union select lower(email) from public.contact_messages`;

/**
 * Nothing of a customer is left anywhere once no booking and no message has their address: each table's rows as text.
 * @throws Broken
 */
export async function checkForgotten({ database }: World): Promise<void> {
  const { backend } = database;
  const used = await backend.query<{ email: string }>(USED);
  const left = new Set(used.map(({ email }) => email));
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
  );
  for (const { name } of tables) {
    const found = await backend.query<{ address: string }>(
      `select distinct m.address[1] as address
       from ${name} t cross join lateral regexp_matches(lower(t::text), '[a-z]+[0-9]+@mail[.]example', 'g') as m (address)
       where strpos(t::text, '@mail.example') > 0`,
    );
    const gone = found.find(({ address }) => !left.has(address));
    if (gone) throw new Broken('nothing is left of the forgotten', `${name} has ${gone.address}`);
  }
}
