import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** One piece of content in a spot: any of a text (plain, markup removed), a picture and a place to go. */
export interface MarketingItem {
  readonly text: string | undefined;
  readonly image: string | undefined;
  readonly url: string | undefined;
}

export interface MarketingSpot {
  readonly name: string;
  /** Empty when nothing is on. */
  readonly items: ReadonlyArray<MarketingItem>;
}

/** What the marketing team puts on the pages, by the spot's name. Fails as an upstream does. */
export interface MarketingContent {
  readonly spot: (name: string) => TaskEither<UpstreamFailure, MarketingSpot>;
}
