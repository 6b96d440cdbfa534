import * as O from 'fp-ts/Option';
import type { ContentPage } from '../../core/content/content-page';
import type { ContentPages } from '../../core/content/content-pages';
import { FakeUpstream } from './fake-upstream';

/** Content pages in memory. */
export class FakeContentPages extends FakeUpstream<keyof ContentPages> implements ContentPages {
  readonly #written = new Map<string, ContentPage>();

  constructor() {
    super('commerce');
  }

  hasPage(...pages: ReadonlyArray<ContentPage>): this {
    for (const page of pages) this.#written.set(page.path, structuredClone(page));
    return this;
  }

  readonly page: ContentPages['page'] = (path) =>
    this.answer('page', () => O.fromNullable(structuredClone(this.#written.get(path))));

  readonly indexedPaths: ContentPages['indexedPaths'] = this.answer('indexedPaths', () =>
    [...this.#written.values()]
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path }) => path)
      .sort(),
  );
}
