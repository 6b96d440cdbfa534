import type { CallKind } from '../http/call-kind';
import type { DiscoverContext } from './discover-context';
import { PRODUCT_FIELDS } from './product-fields';

/** A range of dollars, either end of which may be open. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** What a widget is asked; context and the fields of products come to it by themselves. */
export interface DiscoverQuestion {
  readonly kind: CallKind;
  readonly rfkid: string;
  readonly n_item: number;
  readonly page_number?: number;
  readonly keyphrase?: string;
  readonly suggestion?: Readonly<Record<string, { readonly max: number }>>;
  readonly facet?: { readonly all: true; readonly max: number };
  readonly filter?: Readonly<Record<string, { readonly value: ReadonlyArray<string | PriceRange> }>>;
  readonly sort?: { readonly value: ReadonlyArray<{ readonly name: string; readonly order: 'asc' | 'desc' }> };
  /** Products that the answer is to go with, by id. */
  readonly goesWith?: ReadonlyArray<string>;
}

/** The body of a question as the service takes it (SRC-07). */
export const bodyOf = (
  { kind: _, rfkid, keyphrase, goesWith = [], ...rest }: DiscoverQuestion,
  context: DiscoverContext,
): { readonly data: unknown } => ({
  data: {
    context: goesWith.length === 0 ? context : { ...context, page: { ...context.page, sku: goesWith } },
    widget: { rfkid },
    ...(keyphrase === undefined ? {} : { query: { keyphrase: { value: [keyphrase] } } }),
    ...rest,
    content: { product: { field: { value: PRODUCT_FIELDS } } },
  },
});
