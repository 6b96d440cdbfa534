import { DesignPage } from '../../../ui/pages/design/design-page';
import type { Screen } from '../../page/screen';

export const designScreen: Screen<Record<string, never>> = () => ({ element: <DesignPage /> });
