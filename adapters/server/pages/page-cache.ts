import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/shared/clock';
import type { PageCopies } from '../responses/page-copies';
import { sizeOf, storePage, type StoredPage } from '../responses/stored-page';
import { isRedirect, type PageResponse, type WebResponse } from '../requests/web';
import type { CacheOutcome } from '../observability/metrics';

/** A response that was just rendered. */
export interface RenderedResponse {
  readonly response: WebResponse;
  /** Whether it may depend on the shopper of the request, so that it must not be shared. */
  readonly isPersonal: boolean;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly clock?: Clock;
  /** Pages whose rendering began before this moment are outdated: they are served only when rendering fails. */
  readonly outdatedBefore?: (() => number) | undefined;
  readonly count?: (outcome: CacheOutcome) => void;
  /** Called when a page could not be renewed; `error` is undefined when the new page lacked parts. */
  readonly onFailure?: (key: string, error: unknown) => void;
  /** Whether an error has nothing to do with the page, such as a limit. The next request then tries again at once. */
  readonly isRefusal?: (error: unknown) => boolean;
}

interface Entry {
  readonly page: StoredPage;
}

type Make = () => Promise<RenderedResponse>;

type Renewal =
  | { readonly kind: 'page'; readonly page: StoredPage; readonly isNew: boolean }
  | { readonly kind: 'own'; readonly made: RenderedResponse }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How long the last good page is served while rendering fails. */
export const STALE_IF_ERROR_SECONDS = 86_400;

const RETRY_AFTER_FAILURE_MS = 5_000;
const PASS_MS = 30_000;
const MAX_TIMESTAMPS = 10_000;
/** The limit for all keys of one such cache together, in bytes. */
const MAX_TIMESTAMP_BYTES = 4 * 1024 * 1024;

/**
 * Caches the pages that are the same for every guest, in memory, bounded in bytes. Concurrent requests for a page that is
 * not cached share one rendering. A stale page is served while a new one is rendered, and the last good page is served
 * while rendering fails. Never cached are failed responses, responses that are not declared shared, and responses that are
 * personal. A page that lacks parts is cached only if no complete one is.
 */
export class PageCache {
  /** An entry is set again when its page's size changes, because the library measures an entry only when it is set. */
  readonly #pages: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<Renewal>>();
  /** Until when a page is known to be personal. Requests for it do not share a rendering. */
  readonly #passUntil = makeTimestamps();
  /** Before this moment, a page whose renewal failed is not rendered again. */
  readonly #retryAt = makeTimestamps();
  readonly #clock: Clock;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // Keys are texts of one byte a character: request targets are ASCII.
      sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
    });
  }

  /** The memory that all cached pages and their keys take, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Returns the page if it is cached and fresh. */
  fresh(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)?.page;
    if (page === undefined || this.#staleFor(page) >= 0) return undefined;
    return this.#counted('hit', page);
  }

  /** Returns the page if it may be sent at once. A stale page is renewed in the background. */
  serve(key: string, make: Make): StoredPage | undefined {
    const page = this.#pages.get(key)?.page;
    if (page === undefined) return undefined;
    const staleFor = this.#staleFor(page);
    if (staleFor < 0) return this.#counted('hit', page);
    if ((this.#retryAt.get(key) ?? 0) > this.#clock()) return this.#counted('stale-if-error', page);
    if (staleFor >= page.shared.staleSeconds * 1000) return undefined;
    if (!this.#pending.has(key)) void this.#renew(key, make, page).then(discard);
    return this.#counted('stale', page);
  }

  /**
   * Returns the page, rendered now or by a concurrent request, or the last good one when rendering fails. Rejects with
   * the error of `make` when there is no such page.
   */
  async obtain(key: string, make: Make): Promise<StoredPage | RenderedResponse> {
    if ((this.#passUntil.get(key) ?? 0) > this.#clock()) return this.#pass(make);
    const pending = this.#pending.get(key);
    if (pending !== undefined) {
      const renewal = await pending;
      return renewal.kind === 'page' ? this.#counted('hit', renewal.page) : this.#pass(make);
    }
    const renewal = await this.#renew(key, make, this.#pages.peek(key)?.page);
    if (renewal.kind === 'failed') throw renewal.error;
    if (renewal.kind === 'page') return this.#counted(renewal.isNew ? 'miss' : 'stale-if-error', renewal.page);
    this.#options.count?.('pass');
    return renewal.made;
  }

  #renew(key: string, make: Make, last: StoredPage | undefined): Promise<Renewal> {
    const pending = this.#attempt(key, make, last).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  async #attempt(key: string, make: Make, last: StoredPage | undefined): Promise<Renewal> {
    const begunAt = this.#clock();
    try {
      const made = await make();
      if (last !== undefined && isWorse(made, last) && this.#mayServeStale(last)) {
        discard({ kind: 'own', made });
        return this.#fallBack(key, last, undefined);
      }
      const page = await this.#store(key, made, begunAt, last);
      if (page !== undefined) return { kind: 'page', page, isNew: true };
      if (!isFault(made.response)) this.#bypass(key);
      return { kind: 'own', made };
    } catch (error) {
      return this.#fallBack(key, last, error);
    }
  }

  async #store(
    key: string,
    { response, isPersonal }: RenderedResponse,
    storedAt: number,
    last: StoredPage | undefined,
  ): Promise<StoredPage | undefined> {
    if (isPersonal || !isShareable(response)) return undefined;
    const body = await wholeBody(response.body);
    const { status, headers = {}, shared, isPartial = false } = response;
    const onResize = (): void => this.#count(key, page.copies);
    const page: StoredPage = storePage({ status, headers, body, shared, isPartial, storedAt, onResize, last });
    this.#pages.set(key, { page });
    this.#retryAt.delete(key);
    return page;
  }

  /** Counts the size of the page that has these copies again, unless it was replaced or evicted. */
  #count(key: string, copies: PageCopies): void {
    const page = this.#pages.peek(key)?.page;
    if (page?.copies === copies) this.#pages.set(key, { page });
  }

  #fallBack(key: string, last: StoredPage | undefined, error: unknown): Renewal {
    if (last === undefined || !this.#mayServeStale(last)) return { kind: 'failed', error };
    if (this.#options.isRefusal?.(error) !== true) {
      this.#options.onFailure?.(key, error);
      this.#retryAt.set(key, this.#clock() + RETRY_AFTER_FAILURE_MS);
    }
    return { kind: 'page', page: last, isNew: false };
  }

  /** Returns for how many milliseconds the page has been stale; negative while it is fresh. */
  #staleFor({ storedAt, shared }: StoredPage): number {
    const age = this.#clock() - storedAt - shared.freshSeconds * 1000;
    const isOutdated = storedAt < (this.#options.outdatedBefore?.() ?? -Infinity);
    return isOutdated ? Math.max(age, shared.staleSeconds * 1000) : age;
  }

  #mayServeStale({ storedAt }: StoredPage): boolean {
    return this.#clock() - storedAt <= STALE_IF_ERROR_SECONDS * 1000;
  }

  #bypass(key: string): void {
    this.#pages.delete(key);
    this.#passUntil.set(key, this.#clock() + PASS_MS);
  }

  #pass(make: Make): Promise<RenderedResponse> {
    this.#options.count?.('pass');
    return make();
  }

  #counted(outcome: CacheOutcome, page: StoredPage): StoredPage {
    this.#options.count?.(outcome);
    return page;
  }
}

/** Makes a cache of times by page key. Visitors choose the keys, so both their number and their length are limited. */
const makeTimestamps = (): LRUCache<string, number> =>
  new LRUCache({
    max: MAX_TIMESTAMPS,
    maxSize: MAX_TIMESTAMP_BYTES,
    sizeCalculation: (_moment, key) => Math.max(1, key.length),
  });

type SharedResponse = PageResponse & Required<Pick<PageResponse, 'shared'>>;

const wholeBody = async (body: PageResponse['body']): Promise<Buffer> => {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Readable ? buffer(body) : body;
};

const isFault = (response: WebResponse): boolean => response.status >= 500;

const isShareable = (response: WebResponse): response is SharedResponse =>
  !isRedirect(response) && response.shared !== undefined && !isFault(response);

/** Whether to keep the last page: the new one is a fault, or lacks parts that the last one has. */
const isWorse = ({ response, isPersonal }: RenderedResponse, last: StoredPage): boolean => {
  if (isFault(response)) return true;
  if (isRedirect(response) || response.status !== 200 || isPersonal) return false;
  return response.shared === undefined || (response.isPartial === true && !last.isPartial);
};

/** Ends the stream of a response that will not be read. */
const discard = (renewal: Renewal): void => {
  if (renewal.kind !== 'own' || isRedirect(renewal.made.response)) return;
  const { body } = renewal.made.response;
  if (body instanceof Readable) body.destroy();
};

/** Whether this is a cached page rather than a response made for one request. */
export const isStored = (response: StoredPage | RenderedResponse): response is StoredPage => 'etag' in response;
