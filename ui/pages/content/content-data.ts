import type { Breadcrumb } from '../../../core/catalogue/product';
import type { ContentPage } from '../../../core/content/content-page';

export interface ContentData {
  readonly page: ContentPage;
  /** From the home page to this page. */
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
}
