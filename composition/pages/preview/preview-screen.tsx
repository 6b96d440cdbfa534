import type { PreviewData } from '../../../ui/pages/preview/preview-data';
import { PreviewPage } from '../../../ui/pages/preview/preview-page';
import type { Screen } from '../../page/screen';

export const previewScreen: Screen<PreviewData> = ({ modals }, data) => ({
  element: <PreviewPage data={data} onSignIn={() => modals.setType('PREVIEW_SIGN_IN')} />,
});
