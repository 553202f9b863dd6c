import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer, type RenderTask } from './renderer';
import type { RenderInput } from './renderPage';

const renderer = createRenderer(workerData as RenderInput);
parentPort?.on('message', async (task: RenderTask) => {
  parentPort?.postMessage(await renderer.render(task));
});
