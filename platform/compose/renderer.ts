import { createFileReader } from './fileReader';
import { createPageFiles } from './pageFiles';
import {
  type Context,
  type RenderedHtml,
  type RenderInput,
  type RenderTask,
  renderContent,
  renderNew,
} from './renderPage';
import { startShell } from './startShell';

export type RenderResult = RenderedHtml | { reason: string };

export interface Renderer {
  render(task: RenderTask): Promise<RenderResult>;
}

export function createRenderer(input: RenderInput): Renderer & { close(): void } {
  const readFile = createFileReader(input.siteDir);
  const context: Context = {
    ...input,
    startShell: () => startShell(input.template, readFile),
    readFile,
    pageFiles: createPageFiles(readFile),
    shells: new Map(),
  };
  return {
    async render(task) {
      try {
        return await (task.files ? renderContent(context, task) : renderNew(context, task));
      } catch (error) {
        return { reason: String(error) };
      }
    },
    close() {
      for (const shell of context.shells.values()) shell.close();
    },
  };
}
