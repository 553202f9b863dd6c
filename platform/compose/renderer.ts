import type { StartedPage } from '../site/changeAndCompose';
import type { SitePage } from './composedPages';
import { createFileReader } from './fileReader';
import { createPageFiles } from './pageFiles';
import {
  type Context,
  type RenderedHtml,
  type RenderInput,
  type RenderTask,
  renderContent,
  renderNew,
  startPage,
} from './renderPage';
import { startShell } from './startShell';

export type RenderResult = RenderedHtml | { reason: string };

export interface Renderer {
  render(task: RenderTask): Promise<RenderResult>;
  start(page: SitePage): Promise<StartedPage | { reason: string }>;
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
    async start(page) {
      try {
        return await startPage(context, page);
      } catch (error) {
        return { reason: String(error) };
      }
    },
    close() {
      for (const shell of context.shells.values()) shell.close();
    },
  };
}
