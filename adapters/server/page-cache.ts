import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/shared/clock';
import { sizeOf, storePage, type StoredPage } from './stored-page';
import { isRedirect, type PageAnswer, type WebAnswer } from './web';

/** An answer just made, with whether it may depend on the one shopper who asked. */
export interface MadeAnswer {
  readonly answer: WebAnswer;
  readonly touched: boolean;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'pass' | 'saved-by-stale';

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly clock?: Clock;
  /** Pages that were begun before this moment may show what has changed since; they only stand in for a failure. */
  readonly outdatedBefore?: (() => number) | undefined;
  readonly count?: (outcome: CacheOutcome) => void;
  /** Told when a page could not be renewed; `error` is undefined when the new page lacked parts. */
  readonly onFailure?: (key: string, error: unknown) => void;
  /** Whether an error says nothing of the page itself, so that whoever asks next may have it renewed at once. */
  readonly isRefusal?: (error: unknown) => boolean;
}

type Make = () => Promise<MadeAnswer>;

type Renewal =
  | { readonly kind: 'page'; readonly page: StoredPage; readonly isNew: boolean }
  | { readonly kind: 'own'; readonly made: MadeAnswer }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How long the last good page may stand in while a new one cannot be made. */
export const STALE_IF_ERROR_SECONDS = 86_400;

const RETRY_AFTER_FAILURE_MS = 5_000;
const PASS_MS = 30_000;
const MOST_REMEMBERED = 10_000;
/** What the keys of one kind of note may take of the memory, in bytes. */
const REMEMBERED_BYTES = 4 * 1024 * 1024;

/**
 * The pages that are the same for every guest, in memory, bounded in bytes. Many who ask for one page that is not
 * there wait for one rendering; an old page is served while a new one is made; and when none can be made the last
 * good one stays. An answer that failed, that is not declared shared or that touched a cookie is never kept, and a page
 * without all its parts only where there is no whole one.
 */
export class PageCache {
  private readonly pages: LRUCache<string, StoredPage>;
  private readonly flights = new Map<string, Promise<Renewal>>();
  /** Until when a page is known to be different for each shopper, so that nobody waits for somebody else's. */
  private readonly passUntil = makeNotes();
  /** When a page that could not be renewed is tried again. */
  private readonly retryAt = makeNotes();
  private readonly clock: Clock;

  constructor(private readonly options: PageCacheOptions) {
    this.clock = options.clock ?? Date.now;
    this.pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (page, key) => sizeOf(page) + key.length,
    });
  }

  /** A page that is fresh, and so needs nobody to renew it. */
  fresh(key: string): StoredPage | undefined {
    const page = this.pages.get(key);
    if (page === undefined || this.staleFor(page) >= 0) return undefined;
    return this.counted('hit', page);
  }

  /** A page that may be sent at once. When it is not fresh any more, it is renewed behind the answer. */
  serve(key: string, make: Make): StoredPage | undefined {
    const page = this.pages.get(key);
    if (page === undefined) return undefined;
    const staleFor = this.staleFor(page);
    if (staleFor < 0) return this.counted('hit', page);
    if ((this.retryAt.get(key) ?? 0) > this.clock()) return this.counted('saved-by-stale', page);
    if (staleFor >= page.shared.staleSeconds * 1000) return undefined;
    if (!this.flights.has(key)) void this.renew(key, make, page).then(discard);
    return this.counted('stale', page);
  }

  /**
   * A page made now, or the one that somebody else is having made, or the last good one when making fails.
   * Rejects with the error of `make` when there is no such page.
   */
  async obtain(key: string, make: Make): Promise<StoredPage | MadeAnswer> {
    if ((this.passUntil.get(key) ?? 0) > this.clock()) return this.pass(make);
    const flight = this.flights.get(key);
    if (flight !== undefined) {
      const renewal = await flight;
      return renewal.kind === 'page' ? this.counted('hit', renewal.page) : this.pass(make);
    }
    const renewal = await this.renew(key, make, this.pages.peek(key));
    if (renewal.kind === 'failed') throw renewal.error;
    if (renewal.kind === 'page') return this.counted(renewal.isNew ? 'miss' : 'saved-by-stale', renewal.page);
    this.options.count?.('pass');
    return renewal.made;
  }

  private renew(key: string, make: Make, last: StoredPage | undefined): Promise<Renewal> {
    const flight = this.attempt(key, make, last).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  private async attempt(key: string, make: Make, last: StoredPage | undefined): Promise<Renewal> {
    const begunAt = this.clock();
    try {
      const made = await make();
      if (last !== undefined && isPoorer(made, last) && this.mayStandIn(last)) {
        discard({ kind: 'own', made });
        return this.fallBack(key, last, undefined);
      }
      const page = await this.store(key, made, begunAt);
      if (page !== undefined) return { kind: 'page', page, isNew: true };
      if (!isFault(made.answer)) this.passFromNowOn(key);
      return { kind: 'own', made };
    } catch (error) {
      return this.fallBack(key, last, error);
    }
  }

  private async store(key: string, { answer, touched }: MadeAnswer, storedAt: number): Promise<StoredPage | undefined> {
    if (touched || !isShareable(answer)) return undefined;
    const body = await wholeBody(answer.body);
    const { status, headers = {}, shared, isPartial = false } = answer;
    const page = storePage({ status, headers, body, shared, isPartial, storedAt });
    this.pages.set(key, page);
    this.retryAt.delete(key);
    return page;
  }

  private fallBack(key: string, last: StoredPage | undefined, error: unknown): Renewal {
    if (last === undefined || !this.mayStandIn(last)) return { kind: 'failed', error };
    if (this.options.isRefusal?.(error) !== true) {
      this.options.onFailure?.(key, error);
      this.retryAt.set(key, this.clock() + RETRY_AFTER_FAILURE_MS);
    }
    return { kind: 'page', page: last, isNew: false };
  }

  /** Since when the page is not fresh any more; negative while it is. */
  private staleFor({ storedAt, shared }: StoredPage): number {
    const age = this.clock() - storedAt - shared.freshSeconds * 1000;
    const isOutdated = storedAt < (this.options.outdatedBefore?.() ?? -Infinity);
    return isOutdated ? Math.max(age, shared.staleSeconds * 1000) : age;
  }

  private mayStandIn({ storedAt }: StoredPage): boolean {
    return this.clock() - storedAt <= STALE_IF_ERROR_SECONDS * 1000;
  }

  private passFromNowOn(key: string): void {
    this.pages.delete(key);
    this.passUntil.set(key, this.clock() + PASS_MS);
  }

  private pass(make: Make): Promise<MadeAnswer> {
    this.options.count?.('pass');
    return make();
  }

  private counted(outcome: CacheOutcome, page: StoredPage): StoredPage {
    this.options.count?.(outcome);
    return page;
  }
}

/** Moments by the key of a page. Visitors choose the keys, so that both their number and their length are bounded. */
const makeNotes = (): LRUCache<string, number> =>
  new LRUCache({
    max: MOST_REMEMBERED,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (_moment, key) => Math.max(1, key.length),
  });

type ShareableAnswer = PageAnswer & Required<Pick<PageAnswer, 'shared'>>;

const wholeBody = async (body: PageAnswer['body']): Promise<Buffer> => {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Readable ? buffer(body) : body;
};

const isFault = (answer: WebAnswer): boolean => answer.status >= 500;

const isShareable = (answer: WebAnswer): answer is ShareableAnswer =>
  !isRedirect(answer) && answer.shared !== undefined && !isFault(answer);

/** A fault, or a page drawn without all its parts: the last whole page is better. */
const isPoorer = ({ answer, touched }: MadeAnswer, last: StoredPage): boolean => {
  if (isFault(answer)) return true;
  if (isRedirect(answer) || answer.status !== 200 || touched) return false;
  return answer.shared === undefined || (answer.isPartial === true && !last.isPartial);
};

/** Nobody will read this answer: what it is streamed from is let go. */
const discard = (renewal: Renewal): void => {
  if (renewal.kind !== 'own' || isRedirect(renewal.made.answer)) return;
  const { body } = renewal.made.answer;
  if (body instanceof Readable) body.destroy();
};

/** Tells a page of the cache from an answer made for one request. */
export const isStored = (answer: StoredPage | MadeAnswer): answer is StoredPage => 'etag' in answer;
