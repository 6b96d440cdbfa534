import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FragmentContext, type RenderFragment } from '../../ui/design/cached-fragment';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { CurrencyContext } from '../../ui/design/money';
import { PictureRuleContext, pictureRule, type PictureRule } from '../../ui/design/picture-rule';
import { LinkContext } from '../../ui/page/link-context';
import { makeLinkTo, type LinkQueries } from '../../core/paths/link-to';
import { CapabilityContext, LACKS_NOTHING, type CapabilityCheck } from '../../ui/page/capability-context';
import { makeDataKeys } from './data-keys';

export interface FragmentCacheOptions {
  /** The maximum size of all cached fragments and their keys, in bytes. */
  readonly maxSize: number;
  /** The images that pages may refer to; by default those of the shop only. */
  readonly isPictureAllowed?: PictureRule;
  /** The shop's currency; by default the specification's. */
  readonly currency?: string;
  /** The capabilities of the backend; by default all. */
  readonly capabilities?: CapabilityCheck;
  /** Queries for links that the backend requires; none by default. */
  readonly linkQueries?: LinkQueries | undefined;
}

/** Renders an element as HTML, in consecutive pieces. Cached fragments are not rendered again. */
export type Write = (element: ReactElement) => ReadonlyArray<Buffer>;

interface MissingFragment {
  /** Undefined for a fragment that is not cached. */
  readonly key: string | undefined;
  readonly render: () => ReactElement;
}

/**
 * Caches the HTML of each `CachedFragment`. A page is rendered with a placeholder for each fragment, then the
 * placeholders are replaced: the HTML is the same as without the cache. The key contains everything that a fragment
 * depends on, so no entry becomes outdated; the least recently used ones are removed. Fragments may contain fragments.
 */
export const makeFragmentCache = ({
  maxSize,
  isPictureAllowed = pictureRule([]),
  capabilities = LACKS_NOTHING,
  currency = DEFAULT_BRAND.currency,
  linkQueries,
}: FragmentCacheOptions): Write => {
  const cache = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: (html, key) => html.length + key.length });
  const keyOf = makeDataKeys();
  const linkTo = makeLinkTo(linkQueries);

  const write: Write = (element) => {
    const fragments: Array<Buffer | MissingFragment> = [];
    const renderFragment: RenderFragment = (name, inputs, render) => {
      const key = inputs === undefined ? undefined : name + keyOf(inputs);
      fragments.push((key === undefined ? undefined : cache.get(key)) ?? { key, render });
      return createElement(PLACEHOLDER);
    };
    const page = renderToString(
      <FragmentContext value={renderFragment}>
        <PictureRuleContext value={isPictureAllowed}>
          <CurrencyContext value={currency}>
            <CapabilityContext value={capabilities}>
              <LinkContext value={linkTo}>{element}</LinkContext>
            </CapabilityContext>
          </CurrencyContext>
        </PictureRuleContext>
      </FragmentContext>,
    );
    return filled(page.split(PLACEHOLDER_HTML), fragments.map(rendered));
  };

  const rendered = (fragment: Buffer | MissingFragment): ReadonlyArray<Buffer> => {
    if (Buffer.isBuffer(fragment)) return [fragment];
    const { key, render } = fragment;
    if (key === undefined) return write(render());
    const html = cache.get(key) ?? Buffer.concat(write(render()));
    cache.set(key, html);
    return [html];
  };

  return write;
};

/** React renders in document order, so the fragments are in the order of their placeholders. */
const filled = (
  pieces: ReadonlyArray<string>,
  fragments: ReadonlyArray<ReadonlyArray<Buffer>>,
): ReadonlyArray<Buffer> => pieces.flatMap((piece, index) => [Buffer.from(piece), ...(fragments[index] ?? [])]);

const PLACEHOLDER = 'cached-fragment';
const PLACEHOLDER_HTML = '<cached-fragment></cached-fragment>';
