import type { ContentData } from '../../ui/pages/content/content-data';
import { ContentPage } from '../../ui/pages/content/content-page';
import type { Screen } from './screen';

export const contentScreen: Screen<ContentData> = (_supplies, data) => ({ element: <ContentPage data={data} /> });
