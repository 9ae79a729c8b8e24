import { getProxyUrl } from '@actions/http-client/lib/proxy';

/** The fetch for an address: through the proxy that the machine names (`https_proxy`, `no_proxy`), as GitHub's client does. */
export function fetchFor(address: string): typeof fetch {
  const proxy = getProxyUrl(new URL(address));
  if (proxy === undefined) return fetch;
  let made: Promise<typeof fetch> | undefined;
  return async (url, init) => (await (made ??= fetchThrough(proxy)))(url, init);
}

/** Loaded only where there is a proxy: Node's own fetch knows none. */
async function fetchThrough({ origin, username, password }: URL): Promise<typeof fetch> {
  const undici = await import('undici');
  const token = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const dispatcher = new undici.ProxyAgent({ uri: origin, ...(username === '' ? {} : { token }) });
  return ((url: string, init: object) => undici.fetch(url, { ...init, dispatcher })) as unknown as typeof fetch;
}
