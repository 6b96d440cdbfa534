import type { FindGuides } from '../../core/content/find-guides';
import type { LoadEmergency } from '../../core/content/load-emergency';
import type { MarketingContent } from '../../core/content/marketing-content';
import type { ContentPages } from '../../core/content/content-pages';
import type { ViewContentPage } from '../../core/content/view-content-page';
import { token } from '../token/token';

export const ContentTokens = {
  /** Banners and other marketing content of the shop. */
  loadEmergency: token<LoadEmergency>('LoadEmergency'),
  marketing: token<MarketingContent>('MarketingContent'),
  pages: token<ContentPages>('ContentPages'),
  findGuides: token<FindGuides>('FindGuides'),
  viewContentPage: token<ViewContentPage>('ViewContentPage'),
} as const;
