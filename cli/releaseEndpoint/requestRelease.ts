const TOKEN = 'SHOP_TOKEN';

const RETRIES = 12;

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

/**
 * @param route what follows `/releases/`: `mf-fleet`, `mf-fleet/promote`
 * @returns what the site's command printed
 * @throws an Error with the sentences of the site when it rejects
 */
export async function requestRelease(
  site: string,
  route: string,
  form?: FormData,
): Promise<string> {
  const url = new URL(`/releases/${route}`, readSiteAddress(site));
  const token = process.env[TOKEN];
  if (!token) throw new Error(`Set ${TOKEN} to the token of your team`);
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetchFrom(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form ?? null,
      // A token is meant for this address alone.
      redirect: 'error',
    });
    const text = (await response.text()).trimEnd();
    if (response.ok) return text;
    const waitS = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !waitS || attempt === RETRIES) {
      const isSentence = response.headers.get('content-type')?.startsWith('text/plain');
      throw new Error(isSentence ? text : `${url.origin} accepts no releases (${response.status})`);
    }
    console.info(`  ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000 * waitS));
  }
}

/** The address in SITE_TARGET, unless that is a bucket. */
export function releaseEndpointAddress(): string | undefined {
  const target = process.env['SITE_TARGET'] ?? '';
  return /^https?:/.test(target) ? target : undefined;
}
