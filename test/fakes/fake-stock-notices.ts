import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { AskFailure, PendingNotice, StockNotices } from '../../core/stock-notices/stock-notices';
import { FakeUpstream } from './fake-upstream';

/** Mail about products in memory. The token of an address is `token of` and the address. */
export class FakeStockNotices extends FakeUpstream<keyof StockNotices> implements StockNotices {
  readonly #inStock = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #notices = new Map<string, ReadonlyArray<PendingNotice>>();
  readonly #wantsOffers = new Map<string, boolean>();
  #last = 0;

  constructor() {
    super('commerce');
  }

  /** The product is in stock everywhere. */
  hasInStock(partNumber: string): this {
    this.#inStock.add(partNumber);
    return this;
  }

  /** The product is not sold any more. */
  hasGone(partNumber: string): this {
    this.#gone.add(partNumber);
    return this;
  }

  /** The proved address of an account. */
  hasAccount(email: string, wantsOffers: boolean): this {
    this.#wantsOffers.set(email, wantsOffers);
    return this;
  }

  tokenOf(email: string): string {
    return `token-of-${email}`;
  }

  readonly ask: StockNotices['ask'] = ({ partNumber, storeId, email }) =>
    this.respondEither('ask', (): E.Either<AskFailure, void> => {
      if (!email.includes('@')) return E.left({ kind: 'email-refused' });
      if (this.#gone.has(partNumber)) return E.left({ kind: 'not-sold' });
      if (this.#inStock.has(partNumber)) return E.left({ kind: 'in-stock-now' });
      const known = this.#notices.get(email) ?? [];
      if (known.some(({ product, store }) => product === partNumber && store === storeId)) return E.right(undefined);
      this.#last += 1;
      this.#notices.set(email, [...known, { id: String(this.#last), product: partNumber, store: storeId }]);
      return E.right(undefined);
    });

  readonly preferences: StockNotices['preferences'] = (token) =>
    this.respond('preferences', () => {
      const email = this.#emailOf(token);
      if (email === undefined) return O.none;
      return O.some({
        notices: structuredClone(this.#notices.get(email) ?? []),
        wantsOffers: this.#wantsOffers.get(email),
      });
    });

  readonly stop: StockNotices['stop'] = (token, what) =>
    this.respond('stop', () => {
      const email = this.#emailOf(token);
      if (email === undefined) return false;
      const kept = this.#notices.get(email) ?? [];
      if (what.kind === 'notices') this.#notices.delete(email);
      if (what.kind === 'notice') {
        this.#notices.set(
          email,
          kept.filter(({ id }) => id !== what.id),
        );
      }
      if (what.kind === 'offers' && this.#wantsOffers.has(email)) this.#wantsOffers.set(email, false);
      return true;
    });

  #emailOf(token: string): string | undefined {
    return /^token-of-(.+)$/.exec(token)?.[1];
  }
}
