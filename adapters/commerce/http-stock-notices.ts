import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { AskFailure, MailPreferences, StockNotices, StopMail } from '../../core/stock-notices/stock-notices';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from '../http/http-client';
import { path } from '../http/path';
import { fields, listOf, optionalFlag, optionalText, text } from '../http/wire-codecs';
import { callCommerce, recoverWith } from './call-commerce';
import { isMissing, isRefusedWith } from './refusals';

const preferencesWire = fields('mail preferences', {
  x_stockNotices: listOf(fields('notice', { noticeId: text, description: text, storeName: optionalText })),
  x_wantsOffers: optionalFlag,
});

/** Mail about products that are out of stock, at the embedded backend (ACC-06). */
export class HttpStockNotices implements StockNotices {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
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
      TE.bimap(toAskFailure, () => undefined),
    );

  readonly preferences: StockNotices['preferences'] = (token) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'GET', path: path`x_mail/${token}`, isExpectedRefusal: isMissing },
        preferencesWire,
      ),
      TE.map(({ x_stockNotices, x_wantsOffers }) =>
        O.some<MailPreferences>({
          notices: x_stockNotices.map(({ noticeId, description, storeName }) => ({
            id: noticeId,
            product: description,
            store: storeName,
          })),
          wantsOffers: x_wantsOffers,
        }),
      ),
      recoverWith<O.Option<MailPreferences>>(isMissing, O.none),
    );

  readonly stop: StockNotices['stop'] = (token, what) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'POST',
        path: path`x_mail/${token}`,
        body: stopBody(what),
        isExpectedRefusal: isMissing,
      }),
      TE.map(() => true),
      recoverWith(isMissing, false),
    );
}

const stopBody = (what: StopMail): Readonly<Record<string, string>> => {
  if (what.kind === 'offers') return { x_offers: 'true' };
  return { x_notice: what.kind === 'notices' ? 'all' : what.id };
};

const toAskFailure = (failure: UpstreamFailure): AskFailure => {
  if (failure.kind !== 'refused') return failure;
  if (failure.status === 429) return { kind: 'too-many-requests' };
  if (isRefusedWith(failure, ['_ERR_IN_STOCK'])) return { kind: 'in-stock-now' };
  if (failure.parameters.includes('email1')) return { kind: 'email-refused' };
  const isGone = isMissing(failure) || failure.parameters.includes('physicalStoreId');
  return isGone || isRefusedWith(failure, ['_ERR_PROD_NOT_EXISTING']) ? { kind: 'not-sold' } : failure;
};
