import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import {
  MAIL_ABOUT,
  REMINDER_KINDS,
  type AskFailure,
  type MailAbout,
  type MailedRepeatDelivery,
  type PendingNotice,
  type ReminderChoice,
  type ReminderKind,
  type StockNotices,
} from '../../core/stock-notices/stock-notices';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;

/** What a token undoes: a notice, and the account that asked for it. */
interface AskedNotice {
  readonly email: string;
  readonly id: string;
  readonly by: string | undefined;
}

/** Mail about products in memory. A token contains the address and what the mail is about. */
export class FakeStockNotices extends FakeUpstream<keyof StockNotices> implements StockNotices {
  readonly #inStock = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #storesOnly = new Set<string>();
  readonly #notices = new Map<string, ReadonlyArray<PendingNotice>>();
  readonly #wantsOffers = new Map<string, boolean>();
  readonly #reminders = new Map<string, ReadonlyMap<ReminderKind, boolean>>();
  readonly #deliveries = new Map<string, MailedRepeatDelivery>();
  readonly #undoTokens = new Map<string, AskedNotice>();
  readonly #askedBy = new Map<string, string | undefined>();
  #member: string | undefined;
  #last = 0;

  constructor() {
    super('commerce');
  }

  /** The caller is the account with this address. */
  signsIn(email: string): this {
    this.#member = email;
    return this;
  }

  /** The same mail for a caller without an account. */
  forStranger(): Pick<StockNotices, 'ask'> {
    return {
      ask: (request) => async () => {
        const member = this.#member;
        this.#member = undefined;
        const asked = await this.ask(request)();
        this.#member = member;
        return asked;
      },
    };
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

  /** The product is not delivered. */
  hasInStoresOnly(partNumber: string): this {
    this.#storesOnly.add(partNumber);
    return this;
  }

  /** The proved address of an account. */
  hasAccount(email: string, wantsOffers: boolean): this {
    this.#wantsOffers.set(email, wantsOffers);
    return this.hasUnprovedAccount(email);
  }

  /** The address of an account that did not prove it. */
  hasUnprovedAccount(email: string): this {
    this.#reminders.set(email, new Map(REMINDER_KINDS.map((kind) => [kind, true])));
    return this;
  }

  /** The address of an account with a repeat delivery. */
  hasRepeatDelivery(email: string, delivery: MailedRepeatDelivery): this {
    this.#deliveries.set(email, { ...delivery });
    return this.hasUnprovedAccount(email);
  }

  tokenOf(email: string, about: MailAbout = 'notices'): string {
    return `token-of-${about} ${email}`;
  }

  readonly ask: StockNotices['ask'] = ({ partNumber, storeId, email }) =>
    this.respondEither('ask', (): E.Either<AskFailure, string> => {
      if (!email.includes('@')) return E.left({ kind: 'email-refused' });
      if (this.#gone.has(partNumber)) return E.left({ kind: 'not-sold' });
      if (storeId === undefined && this.#storesOnly.has(partNumber)) return E.left({ kind: 'not-delivered' });
      if (this.#inStock.has(partNumber)) return E.left({ kind: 'in-stock-now' });
      const known = this.#notices.get(email) ?? [];
      const same = known.find(({ product, store }) => product === partNumber && store === storeId);
      const by = this.#member;
      if (same !== undefined) return E.right(this.#undoTokenOf({ email, id: same.id, by }));
      this.#last += 1;
      const id = String(this.#last);
      this.#askedBy.set(id, by);
      this.#notices.set(email, [...known, { id, product: partNumber, store: storeId }]);
      return E.right(this.#undoTokenOf({ email, id, by }));
    });

  readonly undo: StockNotices['undo'] = (token) =>
    this.respond('undo', () => {
      const asked = this.#undoTokens.get(token);
      if (asked === undefined) return false;
      const by = this.#askedBy.get(asked.id);
      if (by === undefined || by === asked.by) this.#remove(asked.email, asked.id);
      return true;
    });

  readonly own: StockNotices['own'] = this.respondEither('own', () =>
    this.#member === undefined
      ? E.left(SIGN_IN_NEEDED)
      : E.right(structuredClone(this.#notices.get(this.#member) ?? [])),
  );

  readonly removeOwn: StockNotices['removeOwn'] = (id) =>
    this.respondEither('removeOwn', () => {
      if (this.#member === undefined) return E.left(SIGN_IN_NEEDED);
      this.#remove(this.#member, id);
      return E.right(undefined);
    });

  readonly preferences: StockNotices['preferences'] = (token) =>
    this.respond('preferences', () => {
      const read = this.#read(token);
      if (read === undefined) return O.none;
      const { email, about } = read;
      return O.some({
        about,
        notices: structuredClone(this.#notices.get(email) ?? []),
        wantsOffers: this.#wantsOffers.get(email),
        reminders: [...(this.#reminders.get(email) ?? [])].map(([kind, isWanted]): ReminderChoice => ({
          kind,
          isWanted,
        })),
        repeatDelivery: about === 'repeat-delivery' ? this.#deliveries.get(email) : undefined,
      });
    });

  readonly stop: StockNotices['stop'] = (token, what) =>
    this.respond('stop', () => {
      const read = this.#read(token);
      if (read === undefined) return false;
      const { email, about } = read;
      const isSame = what.kind === 'same-kind';
      if (what.kind === 'reminders') this.#remind(email, what.of, false);
      if (isSame && about !== 'notices' && about !== 'repeat-delivery') this.#remind(email, about, false);
      const isPause = what.kind === 'repeat-delivery' || isSame;
      const delivery = this.#deliveries.get(email);
      if (isPause && about === 'repeat-delivery' && delivery?.status === 'active') {
        this.#deliveries.set(email, { ...delivery, status: 'paused' });
      }
      if (what.kind === 'notices' || (isSame && about === 'notices')) this.#notices.delete(email);
      if (what.kind === 'notice') this.#remove(email, what.id);
      if (what.kind === 'offers' && this.#wantsOffers.has(email)) this.#wantsOffers.set(email, false);
      return true;
    });

  readonly remindAgain: StockNotices['remindAgain'] = (token, of) =>
    this.respond('remindAgain', () => {
      const read = this.#read(token);
      if (read !== undefined) this.#remind(read.email, of, true);
      return read !== undefined;
    });

  #undoTokenOf(asked: AskedNotice): string {
    const token = `undo-${this.#undoTokens.size + 1}`;
    this.#undoTokens.set(token, asked);
    return token;
  }

  #remove(email: string, noticeId: string): void {
    const kept = (this.#notices.get(email) ?? []).filter(({ id }) => id !== noticeId);
    this.#notices.set(email, kept);
  }

  #remind(email: string, kind: ReminderKind, isWanted: boolean): void {
    const reminders = this.#reminders.get(email);
    if (reminders !== undefined) this.#reminders.set(email, new Map([...reminders, [kind, isWanted]]));
  }

  #read(token: string): { readonly email: string; readonly about: MailAbout } | undefined {
    const [, about = '', email = ''] = /^token-of-([\w-]+) (.+)$/.exec(token) ?? [];
    if (email === '') return undefined;
    return { email, about: MAIL_ABOUT.find((kind) => kind === about) ?? 'notices' };
  }
}
