import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createShopSource } from '@shop/backend/content/shopSource';
import { renderMail } from '@shop/backend/letters/renderMail';
import type { ClaimedMessage } from '@shop/backend/outbox/outbox';
import { deliverDue, type WorkerOptions } from '@shop/backend/outbox/worker';
import { uploadsFor } from '@shop/backend/pictures/uploads';
import { renderSms } from '@shop/backend/sms/renderSms';
import { createLease } from '@shop/platform/publish/lease';
import {
  countPending,
  type PageComposer,
  type PublisherSource,
  type PublishOptions,
  publishAll,
} from '@shop/platform/publish/publish';
import { readContent } from '@shop/platform/site/contentFiles';
import { localTarget, readSite } from '@shop/platform/site/siteFile';
import type { ShopDatabase } from './database';
import { disk } from './disk';
import { Mailbox } from './mailbox';
import type { Rendering } from './renderedSite';
import { SHOP_ORIGIN } from './shop';
import type { TaskRunner } from './steps';

/** A shop has one messenger, unless it runs several servers. */
export type WorkerName = 'messenger' | 'second messenger' | 'publisher';

const ORIGINS = { visitors: SHOP_ORIGIN, staff: SHOP_ORIGIN };

const nothingComposed = { written: [], failed: [], changed: [], left: 0 };
const noPages: PageComposer = {
  compose: async () => nothingComposed,
  composeContentPages: async () => nothingComposed,
};

/** The process of a worker ended. */
class Killed extends Error {}

/** What a worker logs and tries again. */
const isExpected = (error: unknown) => /ENOSPC|LeaseError|too many clients/.test(String(error));

type Run = WorkerOptions['run'];

/** The outbox's worker and the publisher as they ship, one run at a time; their pauses between runs are ours. */
export class Workers {
  readonly mailbox = new Mailbox();
  readonly siteDir = path.join(mkdtempSync(path.join(tmpdir(), 'days-site-')), 'site');
  readonly #steps: TaskRunner;
  readonly #database: ShopDatabase;
  readonly #busy = new Set<WorkerName>();
  readonly #killAt = new Map<WorkerName, number>();
  /** Of the publisher's process. */
  #source: PublisherSource | undefined;
  #publisherRun: Run = () => Promise.reject(new Error('The publisher does not run.'));
  /** Renders the pages; absent where only the content is published. */
  readonly rendering: Rendering | undefined;
  /** Called with each message before it goes out. @throws when it must not */
  checkMessage: (claim: ClaimedMessage) => Promise<void> = async () => {};

  constructor(steps: TaskRunner, database: ShopDatabase, rendering?: Rendering) {
    this.#steps = steps;
    this.#database = database;
    this.rendering = rendering;
    disk.folder = this.siteDir;
    mkdirSync(path.join(this.siteDir, 'content'), { recursive: true });
  }

  /** Makes the site that the publisher changes. */
  async prepareSite(): Promise<void> {
    await this.rendering?.prepare(this.siteDir, this.#database.backend.publishableKey);
  }

  /** Ends the process of a worker at its step after so many others. */
  kill(name: WorkerName, steps: number): void {
    this.#killAt.set(name, steps);
  }

  /** A step of one life of a worker's process, whose end ends all of its later steps too. */
  #newLife(name: WorkerName) {
    let isDead = false;
    const step = async (label: string) => {
      if (!isDead) await this.#steps.next(`${name}: ${label}`);
      const left = this.#killAt.get(name);
      if (left !== undefined) this.#killAt.set(name, left - 1);
      if (left === 0) {
        this.#killAt.delete(name);
        isDead = true;
      }
      if (isDead) throw new Killed(`The ${name} was killed.`);
    };
    const run: Run = async <Row>(sql: string, parameters?: unknown[]) => {
      await step(sql.slice(0, 40));
      const { backend } = this.#database;
      const as = name === 'publisher' ? backend.asPublisher : backend.asMessenger;
      const answer = await this.#database.answer(() => as<Row>(sql, parameters));
      if (answer) return answer.result;
      isDead = true;
      throw new Killed('The database was killed, and its worker with it.');
    };
    return { step, run };
  }

  async #deliver(name: WorkerName) {
    const { step, run } = this.#newLife(name);
    const { mailbox } = this;
    /** The last one that was begun. */
    let claim: ClaimedMessage | undefined;
    const begin = async (claimed: ClaimedMessage) => {
      await this.checkMessage(claimed);
      await step('deliver');
    };
    try {
      await deliverDue({
        run,
        render: (claimed) => {
          claim = claimed;
          return renderMail(claimed, ORIGINS);
        },
        deliver: async (mail) => {
          if (!claim) return;
          await begin(claim);
          mailbox.deliver(claim, mail);
        },
        sendSms: async (claimed) => {
          claim = claimed;
          await begin(claimed);
          mailbox.sendSms(claimed, renderSms(claimed).text);
        },
      });
    } catch (error) {
      // Whether the last message went out is not recorded.
      if (claim) mailbox.unsure.add(claim.id);
      throw error;
    }
  }

  /** What the publisher reads, uploaded pictures too. It remembers the texts and pictures that its process has read. */
  #newSource() {
    const database = this.#database;
    const embedded = {
      publishableKey: database.backend.publishableKey,
      fetch: async (request: Request, peer: string) => {
        const answered = await database.answer(() => database.backend.fetch(request, peer));
        if (answered) return answered.result;
        throw new Killed('The database was killed, and its worker with it.');
      },
    };
    const run: Run = (sql, parameters) => this.#publisherRun(sql, parameters);
    return createShopSource(uploadsFor(run, this.siteDir, embedded));
  }

  async #publish() {
    const { step, run } = this.#newLife('publisher');
    this.#publisherRun = run;
    this.#source ??= this.#newSource();
    const composer = this.rendering ?? noPages;
    const options: PublishOptions = {
      run,
      lease: createLease(run, { holder: 'the publisher of the embedded backend' }),
      source: this.#source,
      target: localTarget(this.siteDir),
      compose: async (...draft) => {
        await step('compose');
        return composer.compose(...draft);
      },
      composeContentPages: composer.composeContentPages,
    };
    const { pending, failed } = await countPending(run);
    if (pending + failed > 0) await publishAll(options);
  }

  /** Begins a run of a worker that stands idle. */
  async wake(name: WorkerName): Promise<void> {
    if (this.#busy.has(name)) return;
    this.#busy.add(name);
    await this.#steps.start(async () => {
      try {
        await (name === 'publisher' ? this.#publish() : this.#deliver(name));
      } catch (error) {
        if (!(error instanceof Killed || isExpected(error))) throw error;
        if (name === 'publisher') this.#source = undefined;
      } finally {
        this.#busy.delete(name);
      }
    });
  }

  /** What visitors get. */
  published = () => readContent(this.siteDir, readSite(this.siteDir).content);

  stop(): void {
    disk.isFull = false;
    rmSync(path.dirname(this.siteDir), { recursive: true, force: true });
  }
}
