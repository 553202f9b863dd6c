import { createRenderer } from './renderer';
import type { RenderInput, RenderTask } from './renderPage';

// createRenderProcesses starts this file, and sends the input of a site first, then a page at a time.
let renderer: ReturnType<typeof createRenderer> | undefined;
process.on('message', async (message: { input: RenderInput } | { task: RenderTask }) => {
  if ('input' in message) {
    renderer?.close();
    renderer = createRenderer(message.input);
  } else {
    process.send?.(await renderer?.render(message.task));
  }
});
process.on('disconnect', () => process.exit());
