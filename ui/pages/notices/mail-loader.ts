import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { REMINDER_KINDS, type MailPreferences, type StockNotices } from '../../../core/stock-notices/stock-notices';
import type { PageLoader, PageOutcome } from '../../page/page';
import { NOTICE_MARKS, type MailData, type Stopped } from './notice-data';

export interface MailLoaderPorts {
  readonly stockNotices: Pick<StockNotices, 'preferences'>;
  readonly shop: string;
}

const STOPPED: ReadonlyArray<Stopped> = ['notice', 'notices', 'offers', 'repeat-delivery', ...REMINDER_KINDS];

/** What was just changed. */
const changedIn = (query: URLSearchParams): Pick<MailData, 'stopped' | 'again'> => ({
  stopped: STOPPED.find((stopped) => stopped === query.get(NOTICE_MARKS.stopped)),
  again: REMINDER_KINDS.find((kind) => kind === query.get(NOTICE_MARKS.again)),
});

/** Loads what mail comes to the owner of a token. Without a valid token the page says so, with status 404 (ACC-06). */
export const makeMailLoader =
  ({ stockNotices, shop }: MailLoaderPorts): PageLoader<MailData> =>
  ({ parameters, query }) => {
    const token = parameters['token'] ?? '';
    return pipe(
      stockNotices.preferences(token),
      TE.match(
        (): PageOutcome<MailData> => ({ kind: 'unavailable' }),
        (preferences) => pageOf(shop, token, O.toUndefined(preferences), changedIn(query)),
      ),
    );
  };

const pageOf = (
  shop: string,
  token: string,
  preferences: MailPreferences | undefined,
  changed: Pick<MailData, 'stopped' | 'again'>,
): PageOutcome<MailData> => ({
  kind: 'page',
  data: {
    token,
    about: preferences?.about,
    notices: preferences?.notices,
    wantsOffers: preferences?.wantsOffers,
    reminders: preferences?.reminders ?? [],
    repeatDelivery: preferences?.repeatDelivery,
    ...changed,
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
