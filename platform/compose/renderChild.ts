import { createRenderer, type Renderer } from './renderer';
import type { RenderInput, RenderTask } from './renderPage';

// createRenderProcess starts this file, and sends the input first, then a page at a time.
let renderer: Renderer | undefined;
process.on('message', async (message: RenderInput | RenderTask) => {
  if (renderer) process.send?.(await renderer.render(message as RenderTask));
  else renderer = createRenderer(message as RenderInput);
});
process.on('disconnect', () => process.exit());
