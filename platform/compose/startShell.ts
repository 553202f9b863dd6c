import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import type { RenderPage } from '../site/rendering';

/** Notes which of the site's files are fetched, so that pages can preload exactly theirs. */
class RecordingLoader extends ResourceLoader {
  readonly fetched = new Set<string>();

  override fetch(...[url, options]: Parameters<ResourceLoader['fetch']>) {
    this.fetched.add(new URL(url).pathname);
    return super.fetch(url, options);
  }
}

export interface RunningShell {
  render: RenderPage;
  /** Paths of every file fetched since the last call. */
  takeFetched(): string[];
  close(): void;
}

/** What the browser has, jsdom lacks and rendering needs; taken from Node. */
const nodeGlobals = {
  fetch,
  Response,
  ReadableStream,
  TextEncoder,
  TextDecoder,
};

/**
 * Starts the deployed shell in jsdom, as a browser would, and returns its renderer.
 * @param origin where the site's files are served
 * @throws when a script fails or the shell does not start within 30 seconds
 */
export async function startShell(origin: string): Promise<RunningShell> {
  const loader = new RecordingLoader();
  const virtualConsole = new VirtualConsole();
  const channels: MessageChannel[] = [];
  /** React's scheduler never closes its channel, which would prevent this process from exiting. */
  class ClosableChannel extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  }
  let dom: JSDOM | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const render = await new Promise<RenderPage>((resolve, reject) => {
      virtualConsole.on('jsdomError', reject);
      virtualConsole.on('error', (...parts) => reject(new Error(parts.join(' '))));
      timer = setTimeout(() => reject(new Error('the shell did not start')), 30_000);
      JSDOM.fromURL(`${origin}/_app.html`, {
        runScripts: 'dangerously',
        resources: loader,
        virtualConsole,
        pretendToBeVisual: true,
        beforeParse(window) {
          Object.assign(window, nodeGlobals, {
            MessageChannel: ClosableChannel,
            composeWith: resolve,
          });
        },
      }).then((booted) => {
        dom = booted;
      }, reject);
    });
    return {
      render,
      takeFetched() {
        const paths = [...loader.fetched];
        loader.fetched.clear();
        return paths;
      },
      close() {
        dom?.window.close();
        for (const { port1 } of channels) port1.close();
      },
    };
  } finally {
    clearTimeout(timer);
  }
}
