import fc, { type Scheduler } from 'fast-check';

let current: Steps | undefined;

/** Each step ends when every task waits for its next step or is done: so that one seed has one order. */
export const stepScheduler = () =>
  fc.scheduler({
    act: async (step) => {
      await step();
      await current?.settle();
    },
  });

/** What the world asks of whoever runs its tasks. */
export type TaskRunner = Pick<Steps, keyof Steps>;

/** Tasks that run at once, one step of one task at a time. A step is a request, or a statement of a worker. */
export class Steps {
  #running = 0;
  #settled: (() => void)[] = [];
  readonly #scheduler: Scheduler;
  /** What tasks threw. */
  readonly failures: unknown[] = [];

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    current = this;
  }

  #pause() {
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  /** Resolves once no task runs. */
  async settle(): Promise<void> {
    if (this.#running > 0) await new Promise<void>((resolve) => this.#settled.push(resolve));
  }

  /** Begins a task, which may be done by another one. */
  begin(task: () => Promise<unknown>): void {
    this.#running += 1;
    task()
      .catch((error: unknown) => this.failures.push(error))
      .finally(() => this.#pause());
  }

  /** Runs what a task may not wait for, as a part of its step. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#pause();
    }
  }

  /** Runs a task until its first step. */
  async start(task: () => Promise<unknown>): Promise<void> {
    this.begin(task);
    await this.settle();
  }

  /** Called by a task before each of its steps; a task takes one at a time. */
  async next(label: string): Promise<void> {
    const turn = async () => {
      this.#running += 1;
    };
    const { task } = this.#scheduler.scheduleSequence([{ builder: turn, label }]);
    this.#pause();
    await task;
  }

  /** Runs up to so many steps of the tasks that wait, in the order that the seed chooses. */
  async run(most: number): Promise<void> {
    for (let count = 0; count < most && this.#scheduler.count() > 0; count += 1) {
      await this.#scheduler.waitOne();
    }
    if (this.failures.length > 0) throw this.failures[0];
  }

  finish = () => this.run(Number.POSITIVE_INFINITY);
}
