import { ContainerModule } from 'inversify';
import { cachedContent, cachedContentPages } from '../../adapters/cache/cached-ports';
import { makeFindGuides } from '../../core/content/find-guides';
import { makeLoadEmergency } from '../../core/content/load-emergency';
import { makeViewContentPage } from '../../core/content/view-content-page';
import { ConfigurationTokens } from '../configuration/tokens';
import { ContentTokens } from './tokens';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';

/** Shared by all requests. */
export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentTokens.marketing)
    .toResolvedValue(
      ({ marketing }, cache) => cachedContent(marketing, cache),
      [BackendTokens.catalogue, CacheTokens.reads],
    )
    .inSingletonScope();
  bind(ContentTokens.loadEmergency)
    .toResolvedValue(
      (content, capabilities) => makeLoadEmergency({ content, capabilities }),
      [ContentTokens.marketing, ConfigurationTokens.capabilities],
    )
    .inSingletonScope();
  bind(ContentTokens.pages)
    .toResolvedValue(
      ({ contentPages }, cache) => cachedContentPages(contentPages, cache),
      [BackendTokens.catalogue, CacheTokens.reads],
    )
    .inSingletonScope();
  bind(ContentTokens.findGuides).toResolvedValue((pages) => makeFindGuides({ pages }), [ContentTokens.pages]);
  bind(ContentTokens.viewContentPage).toResolvedValue((pages) => makeViewContentPage({ pages }), [ContentTokens.pages]);
});
