import type { Breadcrumb } from '../../../core/catalogue/product';
import type { ContentPage } from '../../../core/content/content-page';

export interface ContentData {
  readonly page: ContentPage;
  /** From home to the page itself. */
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
}
