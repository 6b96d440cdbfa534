import type { PageId } from '../screens/screens';
import type { PageOutcome } from '../../ui/app/page';

/** What a posted form leads to: another page, or a page that says what is wrong with all that was typed still there. */
export type FormOutcome =
  | { readonly kind: 'see-other'; readonly url: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'page'; readonly page: PageId; readonly outcome: PageOutcome<unknown> };
