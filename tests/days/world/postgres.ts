import path from 'node:path';
import { connectMessenger } from '@shop/backend/lite/connectMessenger';
import { connectPublisher } from '@shop/backend/lite/connectPublisher';
import { type Backend, createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { startHostedDatabase } from '../../support/hostedDatabase';
import { seedRandomness } from './clock';
import type { ShopDatabase } from './database';
import { prepareShop } from './shop';

// PostgreSQL's clock is the machine's. This shop is open at all hours of every day, so that people find the same
// whenever the run takes place; visitors have few times, so that many want the same ones. A day's visitors come within
// a minute: the limits of all of them together would end the run.
const OPEN_ALWAYS = `
  delete from public.opening_hours where true;
  insert into public.opening_hours (weekday, opens, closes) select d, '00:00', '23:59' from generate_series(1, 7) as d;
  delete from public.slots where true;
  insert into public.slots (weekday, starts)
    select d, time '00:00' + n * interval '4 hours' from generate_series(1, 7) d, generate_series(0, 5) n;
  update private.limits set at_most = 1000000 where sender = 'shop';
  update public.publications set state = 'published', finished_at = now() where state <> 'published';`;

type Hosted = Awaited<ReturnType<typeof startHostedDatabase>>;
type RoleConnection = Awaited<ReturnType<typeof connectMessenger>>;

/** A PostgreSQL server behind the embedded backend, whose requests have connections of their own, as the workers have. */
export class PostgresDatabase implements ShopDatabase {
  #server: Hosted | undefined;
  #backend: Backend | undefined;
  #roles: RoleConnection[] = [];
  readonly isRefusing = false;
  readonly isSlow = false;
  readonly refusals = 0;
  readonly digest = '';
  count = 0;

  get backend(): Backend {
    if (!this.#backend) throw new Error('The database is not open.');
    return this.#backend;
  }

  async start(_begins: number, seed: number): Promise<void> {
    seedRandomness(seed);
    const server = await startHostedDatabase({ isAuthEmbedded: true });
    this.#server = server;
    const backend = await createBackend({
      ...{ dataDir: '', inMemory: true, projectDir: path.resolve('supabase'), accountRules },
      databaseUrl: server.url('supabase_admin'),
    });
    this.#backend = backend;
    await prepareShop(backend);
    await backend.exec(OPEN_ALWAYS);
    for (const role of ['messenger', 'publisher']) {
      await server.admin.run(`alter role ${role} login password '${server.password}'`);
    }
    const messengers = [
      await connectMessenger(server.url('messenger')),
      await connectMessenger(server.url('messenger')),
    ] as const;
    const publisher = await connectPublisher(server.url('publisher'));
    this.#roles = [...messengers, publisher];
    let turn = 0;
    const asMessenger: Backend['asMessenger'] = (sql, parameters) => {
      turn = 1 - turn;
      return messengers[turn === 0 ? 0 : 1].run(sql, parameters);
    };
    this.#backend = { ...backend, asMessenger, asPublisher: publisher.run };
  }

  killAfter(): void {
    throw new Error('PGlite only: here it would end every run.');
  }

  async answer<T>(work: () => Promise<T>): Promise<{ result: T }> {
    this.count += 1;
    return { result: await work() };
  }

  async stop(): Promise<void> {
    for (const { close } of this.#roles) await close();
    await this.#backend?.close();
    await this.#server?.stop();
  }
}
