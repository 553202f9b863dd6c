import type { ClaimedMessage } from '@shop/backend/outbox/outbox';
import type { Model } from './model';
import type { Accepted } from './world/mailbox';
import type { World } from './world/world';
import { UNTOLD, WRONG } from './wrongRows';

/** The state of a booking that messages tell. */
interface Booked {
  id: string;
  reference: string;
  status: string;
  stage: string | null;
  starts: string | null;
  isForgotten: boolean;
  /** A later message about it waits. */
  hasNews: boolean;
}

const BOOKED = `
  select b.id, b.reference, b.status, b.stage, b.forgotten_at is not null as "isForgotten",
    to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts,
    exists (select from private.outbox n where n.booking_id = b.id and n.state = 'pending' and n.created_at > o.created_at
      and n.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled')) as "hasNews"
  from private.outbox o join public.bookings b on b.id = o.booking_id where o.id = $1`;

/** What a message may say of a booking at the moment when it is sent. */
const fits = ({ kind, facts }: ClaimedMessage, booked: Booked): boolean => {
  const isSame = facts['starts_at'] === booked.starts;
  switch (kind) {
    case 'booking_reminder':
      return booked.status === 'confirmed' && isSame;
    case 'booking_ready':
      return booked.stage === 'ready';
    case 'booking_confirmed':
    case 'booking_moved':
      return (booked.status !== 'cancelled' && isSame) || booked.hasNews;
    case 'booking_cancelled':
      return booked.status === 'cancelled' || booked.hasNews;
    default:
      return true;
  }
};

const NEWS = ['booking_received', 'booking_confirmed', 'booking_moved', 'booking_cancelled'];

class Broken extends Error {
  constructor(invariant: string, what: string) {
    super(`${new Date().toISOString().slice(0, 16)} ${invariant}: ${what}`);
  }
}

/** Compares the shop's database, mails and site with what people know. */
export class Invariants {
  readonly #world: World;
  readonly #model: Model;
  #checks = 0;
  #read = 0;
  /** By id of the outbox. */
  readonly #sent = new Map<string, Accepted>();
  /** The last news that the customer of a booking got, by reference and channel. */
  readonly #news = new Map<string, Accepted>();

  constructor(world: World, model: Model) {
    this.#world = world;
    this.#model = model;
    world.atHour = () => this.#hourly();
    world.workers.checkMessage = (claim) => this.#message(claim);
  }

  #query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.#world.database.backend.query<Row>(sql, parameters);
  }

  async #none(invariant: string, sql: string, parameters: unknown[] = []) {
    this.#checks += 1;
    const [first] = await this.#query<{ wrong: string }>(`${sql} limit 1`, parameters);
    if (first) throw new Broken(invariant, first.wrong);
  }

  async #message(claim: ClaimedMessage) {
    if (!claim.kind.startsWith('booking_')) return;
    const [booked] = await this.#query<Booked>(BOOKED, [claim.id]);
    const name = `${claim.kind} ${claim.facts['reference']}`;
    if (!booked || booked.isForgotten) throw new Broken('nobody forgotten gets a message', name);
    if (fits(claim, booked)) return;
    const state = `${booked.status} ${booked.stage ?? ''} at ${booked.starts}`;
    const told = claim.facts['starts_at'];
    throw new Broken('a message is about what is booked', `${name} says ${told}; it is ${state}`);
  }

  /** Each message goes out once, unless its worker did not learn that it did. */
  async #mails() {
    const { accepted, unsure } = this.#world.workers.mailbox;
    for (const each of accepted.slice(this.#read)) {
      const { claim, text } = each;
      const name = `${claim.kind} ${claim.facts['reference'] ?? ''}`;
      if (this.#sent.has(claim.id) && !unsure.has(claim.id)) {
        throw new Broken('each message goes out once', `${name} went out again`);
      }
      const isAgain = this.#sent.has(claim.id);
      this.#sent.set(claim.id, each);
      if (isAgain || !NEWS.includes(claim.kind)) continue;
      const key = `${claim.facts['reference']} ${claim.channel}`;
      if (this.#news.get(key)?.text === text)
        throw new Broken('nobody is told the same twice', name);
      this.#news.set(key, each);
    }
    this.#read = accepted.length;
    const recorded = await this.#query<{ id: string; kind: string }>(
      `select id, kind from private.outbox where state = 'sent' and sent_at > now() - interval '3 hours'`,
    );
    const missing = recorded.find(({ id }) => !this.#sent.has(id));
    if (missing) throw new Broken('what is recorded as sent was sent', missing.kind);
  }

  /** What was acknowledged is there. */
  async #acknowledged() {
    const known = [...this.#model.bookings.values()];
    const stored = await this.#query<Record<string, string | null>>(
      `select b.reference, b.status, to_char(b.requested_date, 'YYYY-MM-DD') as day, b.requested_slot as slot,
         b.forgotten_at from public.bookings b where b.reference = any ($1::text[])`,
      [known.map(({ reference }) => reference)],
    );
    const byReference = new Map(stored.map((row) => [row['reference'], row]));
    for (const { reference, status, day, slot } of known) {
      const row = byReference.get(reference);
      const told = `${reference} ${status} ${day} ${slot}`;
      if (!row) throw new Broken('what was acknowledged is there', `${told} is gone`);
      const is = `${reference} ${row['status']} ${row['day']} ${row['slot']}`;
      if (is !== told && !row['forgotten_at']) {
        throw new Broken('what was acknowledged is there', `${told} is ${is}`);
      }
    }
    for (const [key, columns] of this.#model.rows) {
      const [table = '', id = ''] = key.split(' ');
      const [row] = await this.#query<{ stored: Record<string, unknown> }>(
        `select to_jsonb(t) as stored from public.${table} t where t.id::text = $1`,
        [id],
      );
      const wrong = columns
        ? Object.entries(columns).find(([name, value]) => row?.stored[name] !== value)
        : row && ['row', 'deleted'];
      if (wrong) throw new Broken('what was acknowledged is there', `${key}: ${wrong.join(' ')}`);
    }
    await this.#none(
      'history tells every change',
      `select s.key || ' has none' as wrong from unnest($1::text[]) as s (key)
       where not exists (select from public.audit_log a where a.table_name || ' ' || a.row_id = s.key)`,
      [[...this.#model.rows.keys()]],
    );
    const [gone] = await this.#query<{ id: string }>(
      `select w.id from unnest($1::uuid[]) as w (id)
       where not exists (select from public.contact_messages m where m.id = w.id) limit 1`,
      [[...this.#model.messages]],
    );
    if (gone) throw new Broken('what was acknowledged is there', `message ${gone.id} is gone`);
  }

  /** Whoever has an appointment to come was told of it as it is, and whoever has one no more, of that. */
  async #told() {
    const rows = await this.#query<{ reference: string; status: string; starts: string | null }>(
      `select b.reference, b.status, to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts
       from public.bookings b
       where b.status in ('confirmed', 'cancelled') and b.starts_at > now() and b.email not like 'unknown%'
         and b.email <> '' and b.forgotten_at is null and b.updated_at < now() - interval '7 hours'
         and not exists (select from private.outbox o where o.booking_id = b.id and o.state = 'pending'
           and o.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled'))`,
    );
    for (const { reference, status, starts } of rows) {
      const known = this.#model.bookings.get(reference);
      if (!known || known.isSilent) continue;
      const news = this.#news.get(`${reference} email`)?.claim;
      const isTold =
        status === 'cancelled'
          ? !news || news.kind === 'booking_cancelled'
          : news && news.kind !== 'booking_cancelled' && news.facts['starts_at'] === starts;
      if (isTold) continue;
      const last = news ? `${news.kind} ${news.facts['starts_at']}` : 'nothing';
      throw new Broken(
        'customers are told',
        `${reference} is ${status} at ${starts}, told: ${last}`,
      );
    }
  }

  /** What visitors read is what is stored, unless it is still to be published. */
  async #published() {
    const [waits] = await this.#query(
      `select id from public.publications where state <> 'published' limit 1`,
    );
    if (waits) return;
    const { content, files } = this.#world.workers.published();
    const shop = content['shop'] as Record<string, unknown> | undefined;
    // Nothing was saved yet.
    if (!shop) return;
    const [row] = await this.#query<{ products: unknown; services: unknown; address: string }>(
      `select (select json_agg(json_build_object('id', p.id, 'name', p.name, 'price', p.price,
           'isThere', p.in_stock and (p.quantity is null or p.quantity > p.promised)) order by p.id)
           from public.products p) as products,
         (select json_agg(json_build_object('id', s.id, 'price', s.price) order by s.id collate "C")
           from public.services s where s.is_active) as services,
         (select s.value from public.settings s where s.key = 'address_line1') as address`,
    );
    const products = (files['products'] as Record<string, unknown>[]).map(
      ({ id, name, price, in_stock: isThere }) => ({ id, name, price, isThere }),
    );
    const services = (shop['services'] as Record<string, unknown>[]).map(({ id, price }) => ({
      id,
      price,
    }));
    const byId = (all: Record<string, unknown>[]) =>
      all.sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
    const seen = {
      products: byId(products),
      services: byId(services),
      address: shop['addressLine1'],
    };
    if (JSON.stringify(seen) === JSON.stringify(row)) return;
    throw new Broken('visitors read what is stored', differenceOf(seen, row ?? {}));
  }

  /** Nothing of a customer is left anywhere once no booking and no message has their address. */
  async #forgotten() {
    const used = await this.#query<{ email: string }>(
      `select lower(email) as email from public.bookings where email <> ''
       union select lower(email) from public.contact_messages`,
    );
    const left = new Set(used.map(({ email }) => email));
    const gone = [...this.#model.addresses].filter((each) => !left.has(each)).slice(-100);
    const tables = await this.#query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
    );
    for (const { name } of gone.length > 0 ? tables : []) {
      await this.#none(
        'nothing is left of the forgotten',
        `select '${name} has ' || g.address as wrong from ${name} t
         join unnest($1::text[]) as g (address) on strpos(lower(t::text), g.address) > 0`,
        [gone],
      );
    }
  }

  async #hourly() {
    if (this.#world.database.isRefusing) return;
    await this.#mails();
    const over = [...this.#model.overPromised];
    for (const [invariant, sql] of Object.entries(WRONG)) {
      await this.#none(invariant, sql, sql.includes('$1') ? [over] : []);
    }
    await this.#published();
    const hour = new Date().toISOString().slice(8, 13);
    if (hour.endsWith('T03') || hour.endsWith('T15')) await this.#deep();
    if (/[05]T04$/.test(hour)) await this.#forgotten();
  }

  async #deep() {
    await this.#acknowledged();
    await this.#told();
    for (const sql of UNTOLD) await this.#none('history tells every change', sql);
  }

  /** Lets a day pass, so that no delay excuses anything, and checks all once more. */
  async atEnd(): Promise<void> {
    await this.#world.pass(24 * 60);
    await this.#deep();
    await this.#forgotten();
  }

  summary(): string {
    const list = (counts: Map<string, number>) =>
      [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    const { bookings, done, refusals } = this.#model;
    const mails = this.#world.workers.mailbox.accepted.length;
    return [
      `${bookings.size} bookings, ${mails} messages, ${this.#checks} checks`,
      `done: ${list(done)}`,
      `refused: ${list(refusals)}`,
    ].join('\n');
  }
}

function differenceOf(seen: object, stored: object): string {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(stored)];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 60)} … ${other.slice(Math.max(0, at - 60), at + 60)}`;
}
