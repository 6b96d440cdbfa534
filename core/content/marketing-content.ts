import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** One piece of content in a spot. It may have a text (plain, markup removed), an image and a link. */
export interface MarketingItem {
  readonly text: string | undefined;
  readonly image: string | undefined;
  readonly url: string | undefined;
}

export interface MarketingSpot {
  readonly name: string;
  /** Empty when the spot has no content at the moment. */
  readonly items: ReadonlyArray<MarketingItem>;
}

/** The marketing team's content, by the spot's name. Fails as an upstream does. */
export interface MarketingContent {
  readonly spot: (name: string) => TaskEither<UpstreamFailure, MarketingSpot>;
}
