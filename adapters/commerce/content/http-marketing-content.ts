import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { MarketingContent, MarketingItem } from '../../../core/content/marketing-content';
import type { HttpClient } from '../../http/http-client';
import { pageAddress } from '../../http/page-address';
import { path } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import { spotWire } from './marketing-content-wire';
import { plainText } from '../plain-text';
import { isMissing } from '../refusals';
import type { StoreIds } from '../store-ids';

type Activity = TypeOf<typeof spotWire>['MarketingSpotData'][number]['baseMarketingSpotActivityData'][number];

/** The commerce service's espots: only the text of their HTML is used. A spot that does not exist counts as empty. */
export class HttpMarketingContent implements MarketingContent {
  readonly #http: HttpClient;
  readonly #languageId: string;

  constructor(http: HttpClient, { languageId }: Pick<StoreIds, 'languageId'>) {
    this.#http = http;
    this.#languageId = languageId;
  }

  readonly spot: MarketingContent['spot'] = (name) =>
    pipe(
      callCommerce(this.#http, { kind: 'optional', method: 'GET', path: path`espot/${name}` }, spotWire),
      TE.map(({ MarketingSpotData }) =>
        MarketingSpotData.flatMap(({ baseMarketingSpotActivityData }) => baseMarketingSpotActivityData).flatMap(
          (activity) => toItem(activity, this.#languageId),
        ),
      ),
      recoverWith<ReadonlyArray<MarketingItem>>(isMissing, []),
      TE.map((items) => ({ name, items })),
    );
}

/** Content without anything to show is left out. */
const toItem = (activity: Activity, languageId: string): ReadonlyArray<MarketingItem> => {
  const item: MarketingItem = {
    text: plainText(textOf(activity, languageId)) || undefined,
    image: activity.x_imageUrl ?? activity.attachmentAsset[0]?.attachmentAssetPath,
    url: pageAddress(activity.contentUrl ?? ''),
  };
  return item.text === undefined && item.image === undefined ? [] : [item];
};

const textOf = ({ marketingContentDescription: descriptions }: Activity, languageId: string): string =>
  (descriptions.find(({ language }) => language === languageId) ?? descriptions[0])?.marketingText ?? '';
