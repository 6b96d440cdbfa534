import { DesignPage } from '../../../ui/design/design-page';
import type { Screen } from '../screen';

export const designScreen: Screen<Record<string, never>> = () => ({ element: <DesignPage /> });
