import type { TaskRunner } from './steps';

/** Tasks that run at once, each as fast as it can: nobody chooses their order. */
export class FreeTasks implements TaskRunner {
  readonly failures: unknown[] = [];
  readonly #running = new Set<Promise<void>>();
  /** The last steps that were begun. */
  readonly recent: string[] = [];

  begin(task: () => Promise<unknown>): void {
    void this.start(task);
  }

  /** Runs a task to its end. */
  async start(task: () => Promise<unknown>): Promise<void> {
    const running = task().then(
      () => {},
      (error: unknown) => void this.failures.push(error),
    );
    this.#running.add(running);
    await running;
    this.#running.delete(running);
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async next(label: string): Promise<void> {
    this.recent.push(`${new Date().toISOString().slice(11, 23)} ${label}`);
    if (this.recent.length > 200) this.recent.shift();
  }

  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }

  finish = () => this.run();

  /** Waits for all tasks. @throws what the first of them threw */
  async run(): Promise<void> {
    await this.settle();
    if (this.failures.length > 0) throw this.failures[0];
  }
}
