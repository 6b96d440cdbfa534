import { PRIVACY_CHOICE_PATH } from '../../ui/chrome/footer-links';
import { PrivacyChoice } from '../../ui/consent/privacy-choice';
import { PrivacyChoiceViewModel } from '../../ui/consent/privacy-choice-view-model';
import type { ContentData } from '../../ui/pages/content/content-data';
import { ContentPage } from '../../ui/pages/content/content-page';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import type { Screen } from './screen';

export const contentScreen: Screen<ContentData> = (supplies, data) => ({
  element: (
    <ContentPage
      data={data}
      choice={data.page.path === PRIVACY_CHOICE_PATH ? <PrivacyChoice model={choiceOf(supplies)} /> : undefined}
    />
  ),
});

/** A server has no desk: it is looked for once the page is alive. */
const choiceOf = (supplies: Supplies): PrivacyChoiceViewModel =>
  new PrivacyChoiceViewModel(() => supplies.get(AnalyticsTokens.consentDesk));
