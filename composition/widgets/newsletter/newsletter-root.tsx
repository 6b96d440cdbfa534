import type { ReactElement } from 'react';
import { Newsletter } from '../../../ui/newsletter/newsletter';
import { NewsletterViewModel } from '../../../ui/newsletter/newsletter-view-model';
import type { AllDependencies } from '../../page/screen-dependencies';

/** Returns the newsletter form as the server rendered it. Its code is loaded when the shopper comes to it (FTR-03). */
export const newsletterElement = ({
  analytics,
  chrome,
  subscribeToNewsletter,
}: Pick<AllDependencies, 'analytics' | 'chrome' | 'subscribeToNewsletter'>): ReactElement => (
  <Newsletter
    model={
      new NewsletterViewModel({ subscribeToNewsletter, analytics, isRegistered: () => chrome.account.isRegistered })
    }
  />
);
