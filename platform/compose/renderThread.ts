import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Renderer, RenderResult } from './renderer';
import type { RenderInput } from './renderPage';

/** @param file the bundled renderWorker.ts */
export function startRenderThread(file: string, input: RenderInput): Renderer {
  // Without the loaders of this process: the file is plain JavaScript.
  const worker = new Worker(file, { workerData: input, execArgv: [] });
  let isRunning = true;
  const ended = once(worker, 'exit')
    .then(() => 'the rendering thread ended', String)
    .then((reason): RenderResult => {
      isRunning = false;
      return { reason };
    });
  return {
    async render(task) {
      worker.postMessage(task);
      const rendered = new Promise<RenderResult>((resolve) => worker.once('message', resolve));
      return Promise.race([rendered, ended]);
    },
    isRunning: () => isRunning,
    close() {
      void worker.terminate();
    },
  };
}
