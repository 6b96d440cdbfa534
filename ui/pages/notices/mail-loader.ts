import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { MailPreferences, StockNotices } from '../../../core/stock-notices/stock-notices';
import type { PageLoader, PageOutcome } from '../../page/page';
import { NOTICE_MARKS, type MailData, type Stopped } from './notice-data';

export interface MailLoaderPorts {
  readonly stockNotices: Pick<StockNotices, 'preferences'>;
  readonly shop: string;
}

const STOPPED: ReadonlyArray<string> = ['notice', 'notices', 'offers'] satisfies ReadonlyArray<Stopped>;

const stoppedIn = (query: URLSearchParams): Stopped | undefined => {
  const stopped = query.get(NOTICE_MARKS.stopped) ?? '';
  return STOPPED.includes(stopped) ? (stopped as Stopped) : undefined;
};

/** Loads what mail comes to the owner of a token. Without a valid token the page says so, with status 404 (ACC-06). */
export const makeMailLoader =
  ({ stockNotices, shop }: MailLoaderPorts): PageLoader<MailData> =>
  ({ parameters, query }) => {
    const token = parameters['token'] ?? '';
    return pipe(
      stockNotices.preferences(token),
      TE.match(
        (): PageOutcome<MailData> => ({ kind: 'unavailable' }),
        (preferences) => pageOf(shop, token, O.toUndefined(preferences), stoppedIn(query)),
      ),
    );
  };

const pageOf = (
  shop: string,
  token: string,
  preferences: MailPreferences | undefined,
  stopped: Stopped | undefined,
): PageOutcome<MailData> => ({
  kind: 'page',
  data: {
    token,
    notices: preferences?.notices,
    wantsOffers: preferences?.wantsOffers,
    stopped,
    problem: undefined,
  },
  head: {
    title: `Email preferences | ${shop}`,
    description: `Choose which emails you get from ${shop}.`,
    canonical: undefined,
    isIndexed: false,
  },
  status: preferences === undefined ? 404 : 200,
  isShareable: false,
  isNeverKept: true,
});
