import * as O from 'fp-ts/Option';
import type { ContentPage } from '../../core/content/content-page';
import type { ContentPages } from '../../core/content/content-pages';
import { FakeUpstream } from './fake-upstream';

/** Serves content pages from memory. */
export class FakeContentPages extends FakeUpstream<keyof ContentPages> implements ContentPages {
  readonly #pages = new Map<string, ContentPage>();

  constructor() {
    super('commerce');
  }

  hasPage(...pages: ReadonlyArray<ContentPage>): this {
    for (const page of pages) this.#pages.set(page.path, structuredClone(page));
    return this;
  }

  readonly page: ContentPages['page'] = (path) =>
    this.respond('page', () => O.fromNullable(structuredClone(this.#pages.get(path))));

  readonly indexedPaths: ContentPages['indexedPaths'] = this.respond('indexedPaths', () =>
    [...this.#pages.values()]
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path }) => path)
      .sort(),
  );
}
