import type { MemberHome } from '../../../core/overview/load-member-home';
import type { HomeData } from '../home/home-data';

/** The home page of a signed-in shopper. */
export interface MemberHomeData extends HomeData {
  /** Undefined when the session has ended: the page is then that of a guest. */
  readonly member: MemberHome | undefined;
}
