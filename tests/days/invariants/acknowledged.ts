import type { Model } from '../model';
import type { World } from '../world/world';
import { Broken } from './broken';

const DAY = 24 * 3_600_000;
const INVARIANT = 'what was acknowledged is there';

interface Stored {
  reference: string;
  status: string;
  day: string | null;
  slot: string | null;
  isForgotten: boolean;
}

/** $1: those that changed since then, and those of which something was acknowledged since. */
const BOOKINGS = `
  select b.reference, b.status, b.requested_date::text as day, b.requested_slot as slot, b.forgotten_at is not null as "isForgotten"
  from public.bookings b where b.updated_at >= $1 or b.reference = any ($2::text[])`;

type State = Pick<Stored, 'status' | 'day' | 'slot'>;
const stateOf = ({ status, day, slot }: State) => `${status} ${day} ${slot}`;

async function checkBookings({ database }: World, model: Model, since: string) {
  const { bookings, news } = model;
  const touched = since === '-infinity' ? [...bookings.keys()] : [...news];
  news.clear();
  const stored = await database.backend.query<Stored>(BOOKINGS, [since, touched]);
  const byReference = new Map(stored.map((row) => [row.reference, row]));
  for (const reference of new Set([...touched, ...byReference.keys()])) {
    const known = bookings.get(reference);
    if (!known) continue;
    const row = byReference.get(reference);
    const told = stateOf(known);
    if (!row) throw new Broken(INVARIANT, `${reference} ${told} is gone`);
    if (stateOf(row) === told || row.isForgotten) continue;
    const { status, day, slot } = row;
    if (!model.mayBe(`bookings ${reference}`, { status, day, slot })) {
      throw new Broken(INVARIANT, `${reference} ${told} is ${stateOf(row)}`);
    }
    bookings.set(reference, { ...known, status, day, slot });
  }
}

interface StoredRow {
  id: string;
  stored: Record<string, unknown>;
}

/** What staff saved and deleted: a few hundred rows. */
async function checkRows({ database: { backend } }: World, model: Model) {
  const { rows } = model;
  const tables = new Set([...rows.keys()].map((key) => key.split(' ')[0] ?? ''));
  for (const table of tables) {
    const saved = [...rows].filter(([key]) => key.startsWith(`${table} `));
    const idOf = (key: string) => key.slice(table.length + 1);
    const found = await backend.query<StoredRow>(
      `select t.id::text as id, to_jsonb(t) as stored from public.${table} t where t.id::text = any ($1::text[])`,
      [saved.map(([key]) => idOf(key))],
    );
    const byId = new Map(found.map(({ id, stored }) => [id, stored]));
    for (const [key, columns] of saved) {
      const row = byId.get(idOf(key));
      const wrong = columns
        ? Object.entries(columns).find(([name, value]) => row?.[name] !== value)
        : row && ['row', 'deleted'];
      if (!wrong) continue;
      if (!model.mayBe(key, row)) throw new Broken(INVARIANT, `${key}: ${wrong.join(' ')}`);
      // What it is, another person was answered.
      rows.delete(key);
    }
  }
  const [untold] = await backend.query<{ key: string }>(
    `select s.key from unnest($1::text[]) as s (key) where not exists (
       select from public.audit_log a where a.table_name = split_part(s.key, ' ', 1) and a.row_id = split_part(s.key, ' ', 2))`,
    [[...rows.keys()]],
  );
  if (untold) throw new Broken('history tells every change', `${untold.key} has none`);
}

/** A picture stays for thirty days, whether anything shows it or not. */
async function checkUploads({ database }: World, { uploads }: Model) {
  const young = uploads.filter(({ at }) => at > Date.now() - 29 * DAY);
  const [gone] = await database.backend.query<{ address: string }>(
    `select w.address from unnest($1::text[]) as w (address)
     where not exists (select from public.pictures p where private.picture_address(p.id) = w.address) limit 1`,
    [young.map(({ address }) => address)],
  );
  if (gone) throw new Broken(INVARIANT, `${gone.address} is gone`);
}

/**
 * What was acknowledged is there.
 * @param since of what changed, as an instant
 * @throws Broken
 */
export async function checkAcknowledged(world: World, model: Model, since: string): Promise<void> {
  await checkBookings(world, model, since);
  await checkRows(world, model);
  await checkUploads(world, model);
  // The shop forgets them after a month.
  for (const [id, sent] of model.messages) {
    if (sent < Date.now() - 27 * DAY) model.messages.delete(id);
  }
  const [gone] = await world.database.backend.query<{ id: string }>(
    `select w.id from unnest($1::uuid[]) as w (id)
     where not exists (select from public.contact_messages m where m.id = w.id) limit 1`,
    [[...model.messages.keys()]],
  );
  if (gone) throw new Broken(INVARIANT, `message ${gone.id} is gone`);
}
