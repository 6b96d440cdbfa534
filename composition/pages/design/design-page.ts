import { makeDesignLoader } from '../../../ui/pages/design/design-loader';
import { definePage } from '../../page/page';

export const designPage = definePage<Record<string, never>>({
  screen: () => import('./design-screen').then(({ designScreen }) => designScreen),
  server: process.browser
    ? undefined
    : {
        paths: ['/design'],
        screenModule: 'composition/pages/design/design-screen.tsx',
        loader: makeDesignLoader,
        isDevelopmentOnly: true,
      },
});
