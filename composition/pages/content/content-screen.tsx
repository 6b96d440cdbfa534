import { PRIVACY_CHOICE_PATH } from '../../../ui/chrome/footer-links';
import { PrivacyChoice } from '../../../ui/consent/privacy-choice';
import { PrivacyChoiceViewModel } from '../../../ui/consent/privacy-choice-view-model';
import type { ContentData } from '../../../ui/pages/content/content-data';
import { ContentPage } from '../../../ui/pages/content/content-page';
import type { Screen } from '../../page/screen';

export const contentScreen: Screen<ContentData> = ({ consent }, data) => ({
  element: (
    <ContentPage
      data={data}
      choice={
        data.page.path === PRIVACY_CHOICE_PATH ? (
          <PrivacyChoice model={new PrivacyChoiceViewModel(consent)} />
        ) : undefined
      }
    />
  ),
});
