import { releaseAnswerSchema } from '../../shared-site/releaseAnswer';

const TOKEN = 'SHOP_TOKEN';

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** @throws an Error of one sentence when a token must not be sent to the address */
export function readSiteAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))) return url;
  throw new Error(`Name the site by an address like https://shop.example, not ${text}`);
}

/**
 * A request without a body has a connection of its own, since a site may close an idle one at that
 * moment. A site that rejects an upload early would close it before its answer is read.
 * @throws an Error of one sentence when the site does not answer
 */
export const fetchFrom = (
  url: URL,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: { ...headers, ...(!init.body && { connection: 'close' }) },
  }).catch((cause: Error) => {
    throw new Error(`${url.origin} does not answer: ${cause.message}`, { cause });
  });

/** A release waits for the one before it, which may compose and open all pages. */
const LONGEST_WAIT_MS = 30 * 60_000;

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}

/** @throws an Error with what became of the release, where it was rejected or the connection ended before */
async function followRelease(response: Response, { origin }: URL, report: Report) {
  const ended = `${origin} closed the connection before it said what became of the release, which may go on there. Run the command again: its first line says what is live.`;
  try {
    for await (const line of linesOf(response.body ?? new ReadableStream())) {
      const answer = releaseAnswerSchema.parse(JSON.parse(line));
      if ('line' in answer) report(answer.line);
      else return answer;
    }
  } catch (cause) {
    throw new Error(ended, { cause });
  }
  throw new Error(ended);
}

export type Report = (line: string) => void;

/**
 * Waits while another release is in progress.
 * @param route what follows `/releases/`: `mf-fleet`, `mf-fleet/promote`
 * @param report receives what the site's command prints, while it works
 * @throws an Error with the sentences of the site when it rejects
 */
export async function requestRelease(
  site: string,
  route: string,
  form?: FormData,
  report: Report = console.info,
): Promise<void> {
  const url = new URL(`/releases/${route}`, readSiteAddress(site));
  const token = process.env[TOKEN];
  if (!token) throw new Error(`Set ${TOKEN} to the token of your team`);
  for (const until = Date.now() + LONGEST_WAIT_MS; ; ) {
    const response = await fetchFrom(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form ?? null,
      // A token is meant for this address alone.
      redirect: 'error',
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.startsWith('application/x-ndjson')) {
      const { ok, text } = await followRelease(response, url, report);
      if (!ok) throw new Error(text);
      if (text) report(text);
      return;
    }
    const text = (await response.text()).trimEnd();
    const waitS = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !waitS || Date.now() > until) {
      const isSentence = !response.ok && text && type.startsWith('text/plain');
      throw new Error(isSentence ? text : `${url.origin} accepts no releases (${response.status})`);
    }
    report(`  ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000 * waitS));
  }
}

/** The address in SITE_TARGET, unless that is a bucket. */
export function releaseEndpointAddress(): string | undefined {
  const target = process.env['SITE_TARGET'] ?? '';
  return /^https?:/.test(target) ? target : undefined;
}
