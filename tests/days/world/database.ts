import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Backend, createBackend } from '@shop/backend/lite/createBackend';
import { preparedData } from '@shop/backend/lite/testing/preparedData';
import { accountRules } from '@shop/backend/shopPolicy';
import { putTemporaryFilesInMemory } from '../../support/temporaryFolder';
import { moveClock, seedRandomness, setClock } from './clock';
import { queryPrepared } from './preparedQueries';

putTemporaryFilesInMemory();
const folder = mkdtempSync(path.join(tmpdir(), 'days-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string) =>
  createBackend({ dataDir, projectDir: path.resolve('supabase'), accountRules });

/** A data folder with the shop in it, of this Node: another one consumes other random values. */
const preparedShop = () =>
  preparedData({
    name: `invented-days-${process.version}`,
    sources: ['tests/days/world', 'backend/shopPolicy.ts'],
    prepare: async (dataDir) => {
      const script = path.resolve('tests/days/world/preparedShop.ts');
      execFileSync(process.execPath, [...process.execArgv, script, dataDir]);
    },
  });

/** What happens at each statement of the database that is open. */
let atStatement: (sql: string, parameters: unknown) => void = () => {};

const { query } = PGlite.prototype;
PGlite.prototype.query = async function (this: PGlite, sql, parameters, options) {
  atStatement(sql, parameters);
  const result = options ? undefined : await queryPrepared(this, sql, parameters ?? []);
  return (result ?? query.call(this, sql, parameters, options)) as never;
};

/** The most that a transaction of a slow database takes, in milliseconds. */
const SLOW = 30_000;

/** What a database answers that has no connection left. */
const refusal = () =>
  Object.assign(new Error('sorry, too many clients already'), { code: '53300', severity: 'ERROR' });

/** What the world asks of its database. */
export type ShopDatabase = Pick<Database, keyof Database>;

/** The embedded backend in this process, whose process can be killed at any statement. */
export class Database {
  #backend: Backend | undefined;
  #folder = '';
  #generation = 0;
  #statements = createHash('sha256');
  #killAt: number | undefined;
  #killed: string | undefined;
  isRefusing = false;
  isSlow = false;
  /** How many transactions it has refused. */
  refusals = 0;
  count = 0;

  get backend(): Backend {
    if (!this.#backend) throw new Error('The database is not open.');
    return this.#backend;
  }
  /** Differs where another statement ran, or in another order. */
  get digest(): string {
    return this.#statements.copy().digest('hex').slice(0, 12);
  }

  async start(begins: number, seed: number): Promise<void> {
    const source = await preparedShop();
    setClock(begins);
    // Before it is opened: it reads more randomness than it needs.
    seedRandomness(seed);
    this.#folder = path.join(mkdtempSync(path.join(folder, 'run-')), '0');
    cpSync(source, this.#folder, { recursive: true });
    await this.#open();
  }

  async #open() {
    atStatement = () => {};
    this.#backend = await open(this.#folder);
    atStatement = (sql, parameters) => this.#note(sql, parameters);
  }

  #note(sql: string, parameters: unknown) {
    const takes = this.isSlow && sql === 'begin' ? Math.random() * SLOW : 1;
    moveClock(Date.now() + Math.ceil(takes));
    this.count += 1;
    this.#statements.update(`${Date.now()} ${sql} ${JSON.stringify(parameters)}\n`);
    if (this.isRefusing && sql === 'begin') {
      this.refusals += 1;
      throw refusal();
    }
    if (this.#killAt === undefined) return;
    if (this.#killAt > 0) {
      this.#killAt -= 1;
      return;
    }
    this.#killAt = undefined;
    // What a killed process leaves: the files as they are, in the middle of a transaction.
    this.#generation += 1;
    this.#killed = path.join(path.dirname(this.#folder), String(this.#generation));
    cpSync(this.#folder, this.#killed, { recursive: true });
  }

  /** The process ends before a statement that comes after so many others. */
  killAfter(statements: number): void {
    this.#killAt = statements;
  }

  /** Returns what the work returns, or undefined where the process was killed meanwhile: nobody learns its result. */
  async answer<T>(work: () => Promise<T>): Promise<{ result: T } | undefined> {
    const outcome = await work().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if (this.#killed !== undefined) {
      await this.#openAgain(this.#killed);
      return undefined;
    }
    if ('error' in outcome) throw outcome.error;
    return outcome;
  }

  async #openAgain(next: string) {
    const [dead, left] = [this.#backend, this.#folder];
    this.#killed = undefined;
    this.#folder = next;
    await this.#open();
    atStatement = () => {};
    await dead?.close();
    atStatement = (sql, parameters) => this.#note(sql, parameters);
    rmSync(left, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    atStatement = () => {};
    await this.#backend?.close();
    rmSync(path.dirname(this.#folder), { recursive: true, force: true });
  }
}
