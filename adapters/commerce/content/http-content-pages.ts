import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { ContentLink, ContentPage } from '../../../core/content/content-page';
import type { ContentPages } from '../../../core/content/content-pages';
import { isOwnPath } from '../../../core/shared/destination';
import type { HttpClient } from '../../http/http-client';
import { path as segment } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import { isMissing } from '../refusals';
import { contentPageWire, contentPathsWire } from './content-page-wire';

type WirePage = TypeOf<typeof contentPageWire>['contentPage'];

/** The commerce service's content pages: plain texts, and links to pages, never to scripts. */
export class HttpContentPages implements ContentPages {
  readonly indexedPaths: ContentPages['indexedPaths'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.indexedPaths = pipe(
      callCommerce(http, { kind: 'public', method: 'GET', path: 'content/@all' }, contentPathsWire),
      TE.map(({ contentPages }) => contentPages.map(({ path }) => path).filter(isOwnPath)),
      recoverWith<ReadonlyArray<string>>(isMissing, []),
    );
  }

  readonly page: ContentPages['page'] = (path) =>
    pipe(
      callCommerce(this.#http, { kind: 'public', method: 'GET', path: `content/${encoded(path)}` }, contentPageWire),
      TE.map(({ contentPage }) => O.some(toPage(path, contentPage))),
      recoverWith<O.Option<ContentPage>>(isMissing, O.none),
    );
}

const encoded = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => segment`${part}`)
    .join('/');

const toPage = (path: string, page: WirePage): ContentPage => ({
  path,
  title: page.title,
  lead: page.lead,
  description: page.description ?? page.lead ?? page.title,
  image: page.image,
  layout: page.layout === 'overview' ? 'overview' : 'article',
  notice: page.notice,
  parent: page.parent && isSafe(page.parent) ? page.parent : undefined,
  actions: page.actions.filter(isSafe),
  sections: page.sections.map((section) => ({ ...section, links: section.links.filter(isSafe) })),
  related: page.relatedLinks.filter(isSafe),
  isIndexed: page.indexed ?? true,
});

const isSafe = ({ url }: ContentLink): boolean => isOwnPath(url) || /^(?:https:\/\/|tel:|mailto:)/i.test(url);
