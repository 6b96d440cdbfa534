import type { MarketingContent } from '../../core/content/marketing-content';
import type { ContentPages } from '../../core/content/content-pages';
import type { ViewContentPage } from '../../core/content/view-content-page';
import { token } from '../token/token';

export const ContentTokens = {
  /** Banners and other content of the shop's marketing. */
  marketing: token<MarketingContent>('MarketingContent'),
  pages: token<ContentPages>('ContentPages'),
  viewContentPage: token<ViewContentPage>('ViewContentPage'),
} as const;
