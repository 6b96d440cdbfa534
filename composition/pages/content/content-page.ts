import { CONTENT_FOLDERS, CONTENT_PATHS } from '../../../core/paths/content-paths';
import { makeContentLoader } from '../../../ui/pages/content/content-loader';
import type { ContentData } from '../../../ui/pages/content/content-data';
import { definePage } from '../../page/page';

export const contentPage = definePage<ContentData>({
  screen: () => import('./content-screen').then(({ contentScreen }) => contentScreen),
  server: process.browser
    ? undefined
    : {
        paths: [...CONTENT_PATHS, ...CONTENT_FOLDERS.map((folder) => `${folder}/:name(^[\\w-]+$)`)],
        screenModule: 'composition/pages/content/content-screen.tsx',
        loader: makeContentLoader,
        mainShows: () => ({}),
      },
});
