import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { LoadMemberHome, MemberHome } from '../../../core/overview/load-member-home';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import { orElse } from '../../../core/shared/or-else';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { HomeData } from '../home/home-data';
import { makeHomeLoader, type HomeLoaderPorts } from '../home/home-loader';
import type { MemberHomeData } from './member-home-data';

export interface MemberHomeLoaderPorts extends HomeLoaderPorts {
  readonly loadMemberHome: LoadMemberHome;
}

/**
 * Loads the home page of a signed-in shopper: that of every guest, and what is about this shopper. Once the session has
 * ended it is that of a guest.
 */
export const makeMemberHomeLoader =
  (ports: MemberHomeLoaderPorts): PageLoader<MemberHomeData> =>
  (request) =>
    pipe(
      T.Do,
      T.apS('home', makeHomeLoader(ports)(request)),
      T.apS('member', orElse(ports.loadMemberHome, undefined)),
      T.map(({ home, member }) => withMember(home, member)),
    );

/** Products of a row on a page that begins with the shopper's own things. */
const ROW_SIZE = 7;

/** What to buy again takes the place of the last row. */
const withShorterRows = (data: HomeData): HomeData => {
  const shorter = (row: Recommendation | undefined): Recommendation | undefined =>
    row === undefined ? undefined : { ...row, products: row.products.slice(0, ROW_SIZE) };
  return { ...data, deals: shorter(data.deals), trending: shorter(data.trending), forYou: undefined };
};

const withMember = (home: PageOutcome<HomeData>, member: MemberHome | undefined): PageOutcome<MemberHomeData> => {
  if (home.kind !== 'page') return home;
  const { preloadImage, ...head } = home.head;
  const isGuests = member === undefined && preloadImage !== undefined;
  return {
    ...home,
    data: { ...(member === undefined ? home.data : withShorterRows(home.data)), member },
    // The hero, whose picture is preloaded, is on the page of guests only.
    head: isGuests ? { ...head, preloadImage } : head,
    isShareable: false,
  };
};
