import type { NewsletterData } from '../../../ui/pages/newsletter/newsletter-data';
import { NewsletterPage } from '../../../ui/pages/newsletter/newsletter-page';
import type { Screen } from '../../page/screen';

export const newsletterScreen: Screen<NewsletterData> = (_dependencies, data) => ({
  element: <NewsletterPage data={data} />,
});
