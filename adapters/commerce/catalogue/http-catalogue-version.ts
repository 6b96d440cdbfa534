import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { CatalogueVersion } from '../../../core/catalogue/watch-catalogue';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';

/** This project's extension of the wire: backends without it respond with 404. */
const versionWire = t.type({ version: t.string });

/**
 * GET sitecontent/catalogueVersion of the commerce service's views: the version of the catalogue and of its search
 * index.
 */
export const httpCatalogueVersion = (views: HttpClient): CatalogueVersion =>
  pipe(
    callCommerce(views, { kind: 'public', method: 'GET', path: 'sitecontent/catalogueVersion' }, versionWire),
    TE.map(({ version }) => version),
  );
