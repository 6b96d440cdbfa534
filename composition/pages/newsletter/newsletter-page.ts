import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeNewsletterAction } from '../../../ui/pages/newsletter/newsletter-action';
import { SUBSCRIBED_MARK, type NewsletterData } from '../../../ui/pages/newsletter/newsletter-data';
import { makeNewsletterLoader } from '../../../ui/pages/newsletter/newsletter-loader';
import { definePage } from '../../page/page';

export const newsletterPage = definePage<NewsletterData>({
  screen: () => import('./newsletter-screen').then(({ newsletterScreen }) => newsletterScreen),
  server: process.browser
    ? undefined
    : {
        paths: [FORM_ACTIONS.newsletter],
        screenModule: 'composition/pages/newsletter/newsletter-screen.tsx',
        loader: makeNewsletterLoader,
        reads: [SUBSCRIBED_MARK],
        actions: { [FORM_ACTIONS.newsletter]: makeNewsletterAction },
      },
});
