import * as T from 'fp-ts/Task';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import type { PageLoader } from '../../page/page';
import { SUBSCRIBED_MARK, type NewsletterData } from './newsletter-data';

/** Loads the page of the newsletter, which also answers its form without JavaScript (FTR-03). */
export const makeNewsletterLoader =
  ({ shop }: { readonly shop: string }): PageLoader<NewsletterData> =>
  ({ query }) =>
    T.of({
      kind: 'page',
      data: { isSubscribed: query.has(SUBSCRIBED_MARK), email: '' },
      head: {
        title: `Newsletter | ${shop}`,
        description: `Get offers, new products and pet care tips from ${shop} by email.`,
        canonical: FORM_ACTIONS.newsletter,
        isIndexed: false,
      },
      isShareable: true,
    });
