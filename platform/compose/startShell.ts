import { type AbortablePromise, JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import type { RenderPage } from '../../shared-site/rendering';
import type { ReadFile } from './fileReader';
import { otherCopies } from './otherCopies';

/** Where pages are while they are rendered. No host can have this name, so no page reaches one by it. */
export const RENDER_ORIGIN = 'http://site.invalid';

const nothing = Buffer.alloc(0);

/** Notes which files a page loads, so that each can preload exactly its own. */
class SiteLoader extends ResourceLoader {
  readonly fetched = new Set<string>();

  constructor(private readonly read: ReadFile) {
    super();
  }

  override fetch(...[url, options]: Parameters<ResourceLoader['fetch']>) {
    const { origin, pathname } = new URL(url);
    this.fetched.add(pathname);
    return origin === RENDER_ORIGIN ? this.load(pathname) : super.fetch(url, options);
  }

  private load(file: string): AbortablePromise<Buffer> {
    const content = this.read(file);
    const loading = content
      ? // jsdom would parse every stylesheet, and rendering needs none.
        Promise.resolve(file.endsWith('.css') ? nothing : content)
      : Promise.reject(new Error(`the site has no file ${file}`));
    return Object.assign(loading, { abort() {} });
  }
}

export interface RunningShell {
  render: RenderPage;
  takeFetched(): string[];
  /** What scripts logged as errors, or threw outside of the rendering, since the last call. */
  takeErrors(): string[];
  otherCopies(): string[];
  close(): void;
}

/** What the browser has, jsdom lacks and rendering needs. */
const nodeGlobals = {
  Response,
  ReadableStream,
  TextEncoder,
  TextDecoder,
};

/** The page's `fetch`: a path below the site is one of its files. */
const fetchFrom =
  (read: ReadFile): typeof fetch =>
  (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return fetch(input, init);
    const content = read(input);
    return Promise.resolve(
      content ? new Response(new Uint8Array(content)) : new Response('', { status: 404 }),
    );
  };

/**
 * @param template the shell's bare HTML
 * @throws when a script fails or the shell does not start within 30 seconds
 */
export async function startShell(template: string, read: ReadFile): Promise<RunningShell> {
  const loader = new SiteLoader(read);
  const virtualConsole = new VirtualConsole();
  let errors: string[] = [];
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
      virtualConsole.on('jsdomError', (error) => {
        // Others are about what jsdom lacks.
        if ('type' in error && error.type === 'unhandled exception') errors.push(error.message);
        reject(error);
      });
      virtualConsole.on('error', (...parts) => {
        errors.push(parts.join(' '));
        reject(new Error(parts.join(' ')));
      });
      timer = setTimeout(() => reject(new Error('the shell did not start')), 30_000);
      dom = new JSDOM(template, {
        url: `${RENDER_ORIGIN}/`,
        runScripts: 'dangerously',
        resources: loader,
        virtualConsole,
        pretendToBeVisual: true,
        beforeParse(window) {
          Object.assign(window, nodeGlobals, {
            fetch: fetchFrom(read),
            MessageChannel: ClosableChannel,
            composeWith: resolve,
          });
        },
      });
    });
    return {
      render,
      takeFetched() {
        const paths = [...loader.fetched];
        loader.fetched.clear();
        return paths;
      },
      takeErrors() {
        const taken = errors;
        errors = [];
        return taken;
      },
      otherCopies: () => otherCopies(dom?.window),
      close() {
        dom?.window.close();
        for (const { port1 } of channels) port1.close();
      },
    };
  } finally {
    clearTimeout(timer);
  }
}
