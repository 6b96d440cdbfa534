import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import {
  MAIL_ABOUT,
  REMINDER_KINDS,
  type AskFailure,
  type MailedStatus,
  type MailPreferences,
  type PendingNotice,
  type ReminderChoice,
  type StockNotices,
  type StopMail,
} from '../../../core/stock-notices/stock-notices';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { fields, listOf, optional, optionalFlag, optionalText, text } from '../../http/wire-codecs';
import { callCommerce, recoverWith } from '../call-commerce';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const noticeWire = fields('notice', { noticeId: text, description: text, storeName: optionalText });

const toNotice = ({ noticeId, description, storeName }: TypeOf<typeof noticeWire>): PendingNotice => ({
  id: noticeId,
  product: description,
  store: storeName,
});

const ownWire = fields('notices', { x_stockNotices: listOf(noticeWire) });
const askedWire = fields('asked notice', { x_undo: optionalText });

/** The token in the answer to a request; undefined from a service that sends none. */
const undoTokenIn = (answer: unknown): string | undefined =>
  pipe(
    askedWire.decode(answer),
    E.match(
      () => undefined,
      ({ x_undo }) => x_undo,
    ),
  );

const preferencesWire = fields('mail preferences', {
  x_about: optionalText,
  x_stockNotices: listOf(noticeWire),
  x_wantsOffers: optionalFlag,
  x_reminders: optional(listOf(fields('reminders', { kind: text, wanted: optionalFlag }))),
  x_repeatDelivery: optional(
    fields('repeat delivery', { products: listOf(text), nextDate: text, status: text, isLate: optionalFlag }),
  ),
});

const STATUSES: ReadonlyArray<MailedStatus> = ['active', 'paused', 'cancelled'];

/** Kinds of reminders that this shop does not know are left out. */
const remindersOf = (
  wire: ReadonlyArray<{ readonly kind: string; readonly wanted: boolean | undefined }> = [],
): ReadonlyArray<ReminderChoice> =>
  wire.flatMap(({ kind: name, wanted }) => {
    const kind = REMINDER_KINDS.find((known) => known === name);
    return kind === undefined ? [] : [{ kind, isWanted: wanted === true }];
  });

/** Mail about products that are out of stock, at the embedded backend (ACC-06). */
export class HttpStockNotices implements StockNotices {
  readonly own: StockNotices['own'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.own = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: 'x_stockNotice/@self', isExpectedRefusal: needsIdentity },
        ownWire,
      ),
      TE.bimap(toSignInNeeded, ({ x_stockNotices }) => x_stockNotices.map(toNotice)),
    );
  }

  readonly ask: StockNotices['ask'] = ({ partNumber, storeId, email }) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'POST',
        path: 'x_stockNotice',
        body: {
          partNumber,
          ...(storeId === undefined ? {} : { physicalStoreId: storeId }),
          email1: email,
        },
        isExpectedRefusal: (failure) => toAskFailure(failure) !== failure,
      }),
      TE.bimap(toAskFailure, ({ body }) => undoTokenIn(body)),
    );

  readonly undo: StockNotices['undo'] = (token) => this.#send('x_stockNotice/x_undo', { x_undo: token });

  readonly removeOwn: StockNotices['removeOwn'] = (id) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'DELETE',
        path: path`x_stockNotice/@self/${id}`,
        isExpectedRefusal: needsIdentity,
      }),
      TE.bimap(toSignInNeeded, () => undefined),
    );

  readonly preferences: StockNotices['preferences'] = (token) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'GET', path: path`x_mail/${token}`, isExpectedRefusal: isMissing },
        preferencesWire,
      ),
      TE.map(({ x_about, x_stockNotices, x_wantsOffers, x_reminders, x_repeatDelivery: plan }) =>
        O.some<MailPreferences>({
          about: MAIL_ABOUT.find((known) => known === x_about),
          notices: x_stockNotices.map(toNotice),
          wantsOffers: x_wantsOffers,
          reminders: remindersOf(x_reminders),
          repeatDelivery: plan && {
            products: plan.products,
            nextDate: plan.nextDate,
            status: STATUSES.find((known) => known === plan.status) ?? 'cancelled',
            isLate: plan.isLate === true,
          },
        }),
      ),
      recoverWith<O.Option<MailPreferences>>(isMissing, O.none),
    );

  readonly stop: StockNotices['stop'] = (token, what) => this.#change(token, stopBody(what));

  readonly remindAgain: StockNotices['remindAgain'] = (token, of) =>
    this.#change(token, { x_reminders: of, x_wanted: 'true' });

  #change(token: string, body: Readonly<Record<string, string>>): ReturnType<StockNotices['stop']> {
    return this.#send(path`x_mail/${token}`, body);
  }

  /** Returns false when the token is not valid. */
  #send(address: string, body: Readonly<Record<string, string>>): ReturnType<StockNotices['stop']> {
    return pipe(
      this.#http({
        kind: 'personal',
        method: 'POST',
        path: address,
        body,
        isExpectedRefusal: isMissing,
      }),
      TE.map(() => true),
      recoverWith(isMissing, false),
    );
  }
}

const stopBody = (what: StopMail): Readonly<Record<string, string>> => {
  switch (what.kind) {
    case 'notice':
      return { x_notice: what.id };
    case 'notices':
      return { x_notice: 'all' };
    case 'offers':
      return { x_offers: 'true' };
    case 'reminders':
      return { x_reminders: what.of, x_wanted: 'false' };
    case 'repeat-delivery':
      return { x_pauseRepeatDelivery: 'true' };
    case 'same-kind':
      return { x_sameKind: 'true' };
  }
};

/** The refusals of products that are not delivered. */
const STORES_ONLY = ['_ERR_PICKUP_ONLY', '_ERR_IN_STORE_ONLY', '_ERR_LIVE_ANIMAL'];

const toAskFailure = (failure: UpstreamFailure): AskFailure => {
  if (failure.kind !== 'refused') return failure;
  if (failure.status === 429) return { kind: 'too-many-requests' };
  if (isRefusedWith(failure, ['_ERR_IN_STOCK'])) return { kind: 'in-stock-now' };
  if (isRefusedWith(failure, STORES_ONLY)) return { kind: 'not-delivered' };
  if (failure.parameters.includes('email1')) return { kind: 'email-refused' };
  const isGone = isMissing(failure) || failure.parameters.includes('physicalStoreId');
  return isGone || isRefusedWith(failure, ['_ERR_PROD_NOT_EXISTING']) ? { kind: 'not-sold' } : failure;
};
