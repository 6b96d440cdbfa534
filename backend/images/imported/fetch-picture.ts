import { Agent, request, type Dispatcher } from 'undici';
import { ipOf, isPublicAddress, makeGuardedLookup, RefusedAddress, type ResolveAll } from './address-guard.ts';

/** Validators of the picture as its server sent them, for later conditional requests. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FetchedPicture =
  | { readonly kind: 'fetched'; readonly bytes: Buffer; readonly validators: Validators }
  /** The picture of the validators has not changed. */
  | { readonly kind: 'unchanged' }
  /** `hostFailed`: the host cannot be reached or is out of order, so its other pictures would probably fail, too. */
  | { readonly kind: 'failed'; readonly reason: string; readonly hostFailed: boolean };

export interface PictureFetcher {
  /** Fetches an address; conditionally when validators of an earlier content are given. Never rejects. */
  fetch(address: string, known?: Validators): Promise<FetchedPicture>;
  close(): Promise<void>;
}

export interface PictureFetcherOptions {
  /** Non-public hosts from which pictures may be fetched: `name` for every port, or `name:port`. */
  readonly trustedHosts: ReadonlySet<string>;
  readonly maxFileBytes: number;
  /** Longest time for one picture, redirects and body included. */
  readonly timeoutMs?: number;
  /** Open connections to one host. */
  readonly connectionsPerHost: number;
  /** Replaces the system's name resolution; for tests. */
  readonly resolveAll?: ResolveAll;
}

const TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.9',
  'accept-encoding': 'identity',
  'user-agent': 'pet-storefront-import/1.0',
};

const failed = (reason: string, hostFailed = false): FetchedPicture => ({ kind: 'failed', reason, hostFailed });

const textOf = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, 500) ?? null;

const conditions = (known: Validators | undefined): Record<string, string> => ({
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
});

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** The body, or undefined when it exceeds the limit; reading stops there. */
const collect = async (body: Dispatcher.ResponseData['body'], most: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      // Leaving the loop ends the stream and its connection.
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

const textAt = (error: unknown, key: 'name' | 'code' | 'message'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The reason of a failed request, for the report of an import. */
const failureOf = (error: unknown, timeoutMs: number): FetchedPicture => {
  if (error instanceof RefusedAddress) return failed(error.message);
  if (textAt(error, 'name') === 'TimeoutError') return failed(`no picture within ${timeoutMs / 1000} s`, true);
  const code = textAt(error, 'code');
  if (code === 'ENOTFOUND') return failed('the host is not known', true);
  return failed(`the host could not be reached or broke off (${code || textAt(error, 'message')})`, true);
};

const nextHop = (location: string | null, from: URL): URL | undefined =>
  (location === null ? null : URL.parse(location, from)) ?? undefined;

/**
 * Fetches pictures over http and https from public hosts and the named ones. Every redirect is checked like the first
 * address: IP addresses directly, names when the socket resolves them.
 */
export const makePictureFetcher = (options: PictureFetcherOptions): PictureFetcher => new HttpPictureFetcher(options);

class HttpPictureFetcher implements PictureFetcher {
  readonly #options: PictureFetcherOptions;
  readonly #timeoutMs;
  readonly #guarded;
  readonly #trusting;

  constructor(options: PictureFetcherOptions) {
    this.#options = options;
    const { timeoutMs = TIMEOUT_MS } = options;
    this.#timeoutMs = timeoutMs;
    const limits = {
      connections: options.connectionsPerHost,
      headersTimeout: this.#timeoutMs,
      bodyTimeout: this.#timeoutMs,
    };
    const connect = { timeout: Math.min(CONNECT_TIMEOUT_MS, this.#timeoutMs) };
    this.#guarded = new Agent({ ...limits, connect: { ...connect, lookup: makeGuardedLookup(options.resolveAll) } });
    this.#trusting = new Agent({ ...limits, connect });
  }

  readonly fetch: PictureFetcher['fetch'] = async (address, known) => {
    const url = URL.parse(address);
    if (url === null) return failed('the address cannot be read');
    try {
      return await this.#follow(url, known, AbortSignal.timeout(this.#timeoutMs));
    } catch (error) {
      return failureOf(error, this.#timeoutMs);
    }
  };

  readonly close: PictureFetcher['close'] = async () => {
    await Promise.all([this.#guarded.destroy(), this.#trusting.destroy()]);
  };

  #isTrusted(url: URL): boolean {
    return this.#options.trustedHosts.has(url.host) || this.#options.trustedHosts.has(url.hostname);
  }

  /** The reason why an address is refused; undefined when it is allowed. */
  #refusalOf(url: URL): string | undefined {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'only http and https addresses are fetched';
    if (url.username !== '' || url.password !== '') return 'the address holds a user name or password';
    const ip = ipOf(url);
    return ip === undefined || this.#isTrusted(url) || isPublicAddress(ip)
      ? undefined
      : `${url.hostname} is not on the public internet`;
  }

  async #read({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<FetchedPicture> {
    if (statusCode !== 200) {
      await body.dump();
      return failed(`the host answered ${statusCode}`, statusCode >= 500 || statusCode === 429);
    }
    const tooLarge = failed(`the file is larger than ${megabytes(this.#options.maxFileBytes)}`);
    if (Number(textOf(headers['content-length'])) > this.#options.maxFileBytes) {
      body.on('error', () => undefined).destroy();
      return tooLarge;
    }
    const bytes = await collect(body, this.#options.maxFileBytes);
    if (bytes === undefined) return tooLarge;
    const validators = { etag: textOf(headers.etag), lastModified: textOf(headers['last-modified']) };
    return { kind: 'fetched', bytes, validators };
  }

  async #follow(start: URL, known: Validators | undefined, signal: AbortSignal): Promise<FetchedPicture> {
    let url = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const refusal = this.#refusalOf(url);
      if (refusal !== undefined) return failed(hop === 0 ? refusal : `redirected to where ${refusal}`);
      const response = await request(url, {
        dispatcher: this.#isTrusted(url) ? this.#trusting : this.#guarded,
        headers: { ...HEADERS, ...conditions(known) },
        signal,
      });
      if (response.statusCode === 304 && known !== undefined) {
        await response.body.dump();
        return { kind: 'unchanged' };
      }
      if (!REDIRECTS.has(response.statusCode)) return this.#read(response);
      await response.body.dump();
      const next = nextHop(textOf(response.headers.location), url);
      if (next === undefined) return failed('redirected without a readable address');
      url = next;
    }
    return failed(`redirected more than ${MAX_REDIRECTS} times`);
  }
}
