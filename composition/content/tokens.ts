import type { ContentPages } from '../../core/content/content-pages';
import type { ViewContentPage } from '../../core/content/view-content-page';
import { token } from '../wiring/token';

export const ContentTokens = {
  pages: token<ContentPages>('ContentPages'),
  viewContentPage: token<ViewContentPage>('ViewContentPage'),
} as const;
