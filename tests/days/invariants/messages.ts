import type { ClaimedMessage } from '@shop/backend/outbox/outbox';
import type { Model } from '../model';
import type { World } from '../world/world';
import { Broken } from './broken';

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
  /** It was changed while the message went out. */
  isChanging: boolean;
}

const BOOKED = `
  select b.id, b.reference, b.status, b.stage, b.forgotten_at is not null as "isForgotten",
    to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts,
    exists (select from private.outbox n where n.booking_id = b.id and n.state = 'pending' and n.created_at > o.created_at
      and n.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled')) as "hasNews",
    b.updated_at > now() - interval '5 seconds' as "isChanging"
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

/**
 * News of a booking between two others of a channel that was not recorded as sent: it was tried, and may have arrived, or
 * was dropped because the booking had changed again. The customer is told once more what was true before.
 */
const BETWEEN = `
  select 1 from private.outbox one join private.outbox other on other.booking_id = one.booking_id and other.id = $2::uuid
    join private.outbox n on n.booking_id = one.booking_id and n.channel = one.channel
  where one.id = $1::uuid and n.kind = any ($3::text[]) and n.state <> 'sent' and n.id <> all (array[$1, $2]::uuid[])
    and n.created_at between one.created_at and other.created_at limit 1`;

/** The last news that the customer of a booking got. */
interface News {
  id: string;
  kind: string;
  starts: unknown;
  text: string;
}

/** Each message once, about what is booked when it is sent, and to everybody whom it concerns. */
export class MessageInvariants {
  readonly #world: World;
  readonly #model: Model;
  /** Ids of the outbox. */
  readonly #sent = new Set<string>();
  /** By reference and channel. */
  readonly #news = new Map<string, News>();

  constructor(world: World, model: Model) {
    this.#world = world;
    this.#model = model;
    world.workers.checkMessage = (claim) => this.#before(claim);
  }

  #query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.#world.database.backend.query<Row>(sql, parameters);
  }

  async #before(claim: ClaimedMessage) {
    if (!claim.kind.startsWith('booking_')) return;
    const [booked] = await this.#query<Booked>(BOOKED, [claim.id]);
    const name = `${claim.kind} ${claim.facts['reference']}`;
    if (!booked || booked.isForgotten) throw new Broken('nobody forgotten gets a message', name);
    if (fits(claim, booked) || (this.#model.isCrowd && booked.isChanging)) return;
    const state = `${booked.status} ${booked.stage ?? ''} at ${booked.starts}`;
    const told = claim.facts['starts_at'];
    throw new Broken('a message is about what is booked', `${name} says ${told}; it is ${state}`);
  }

  /** Each message goes out once, unless its worker did not learn that it did. */
  async checkSent() {
    const { mailbox } = this.#world.workers;
    for (const { claim, text } of mailbox.take()) {
      const name = `${claim.kind} ${claim.facts['reference'] ?? ''}`;
      const isAgain = this.#sent.has(claim.id);
      if (isAgain && !mailbox.unsure.has(claim.id)) {
        throw new Broken('each message goes out once', `${name} went out again`);
      }
      this.#sent.add(claim.id);
      if (isAgain || !NEWS.includes(claim.kind)) continue;
      const key = `${claim.facts['reference']} ${claim.channel}`;
      const last = this.#news.get(key);
      if (last?.text === text) {
        const between = await this.#query(BETWEEN, [last.id, claim.id, NEWS]);
        if (between.length === 0) throw new Broken('nobody is told the same twice', name);
      }
      const { id, kind } = claim;
      this.#news.set(key, { id, kind, starts: claim.facts['starts_at'], text });
    }
    const recorded = await this.#query<{ id: string; kind: string }>(
      `select id, kind from private.outbox
       where channel in ('email', 'sms') and state = 'sent' and sent_at > now() - interval '3 hours'`,
    );
    const missing = recorded.find(({ id }) => !this.#sent.has(id));
    if (missing) throw new Broken('what is recorded as sent was sent', missing.kind);
  }

  /** Whoever has an appointment to come was told of it as it is, and whoever has one no more, of that. */
  async checkTold() {
    const rows = await this.#query<{ reference: string; status: string; starts: string | null }>(
      `select b.reference, b.status, to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts
       from public.bookings b
       where b.status in ('confirmed', 'cancelled') and b.starts_at > now() and b.email not like 'unknown%'
         and b.email <> '' and b.forgotten_at is null and b.updated_at < now() - $1::interval
         and not exists (select from private.outbox o where o.booking_id = b.id and o.state = 'pending'
           and o.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled'))`,
      // A crowd is at rest: what is due was sent.
      [this.#model.isCrowd ? '0 seconds' : '7 hours'],
    );
    for (const { reference, status, starts } of rows) {
      const known = this.#model.bookings.get(reference);
      if (!known || known.isSilent) continue;
      const news = this.#news.get(`${reference} email`);
      const isTold =
        status === 'cancelled'
          ? !news || news.kind === 'booking_cancelled'
          : news && news.kind !== 'booking_cancelled' && news.starts === starts;
      if (isTold) continue;
      const last = news ? `${news.kind} ${news.starts}` : 'nothing';
      throw new Broken(
        'customers are told',
        `${reference} is ${status} at ${starts}, told: ${last}`,
      );
    }
  }
}
