import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ContentPage } from './content-page';

/** The shop's written pages. Each call fails as an upstream does. */
export interface ContentPages {
  /** The page at a path such as `/returns`; `none` when there is no such page. */
  readonly page: (path: string) => TaskEither<UpstreamFailure, Option<ContentPage>>;
  /** The paths of all pages that search engines may list, always in the same order. */
  readonly indexedPaths: TaskEither<UpstreamFailure, ReadonlyArray<string>>;
}
