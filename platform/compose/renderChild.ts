import type { SitePage } from './composedPages';
import { createRenderer } from './renderer';
import type { RenderInput, RenderTask } from './renderPage';
import { findEscapes, type ProbeTargets } from './sandboxProbes';

export type Work = { task: RenderTask } | { start: SitePage };
type Message = { targets: ProbeTargets } | { input: RenderInput } | Work;

// startInSandbox starts this file and sends what to probe first; createRenderProcesses sends the input of a site, then
// a page at a time.
let renderer: ReturnType<typeof createRenderer> | undefined;
process.on('message', async (message: Message) => {
  if ('targets' in message) {
    process.send?.(await findEscapes(message.targets));
  } else if ('input' in message) {
    renderer?.close();
    renderer = createRenderer(message.input);
  } else if ('start' in message) {
    process.send?.(await renderer?.start(message.start));
  } else {
    process.send?.(await renderer?.render(message.task));
  }
});
process.on('disconnect', () => process.exit());
