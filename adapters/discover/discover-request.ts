import type { CallKind } from '../http/call-kind';
import type { DiscoverContext } from './discover-context';
import { PRODUCT_FIELDS } from './product-fields';

/** A range of dollars, either end of which may be open. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** A request for one widget. The context and the fields of products are added to it. */
export interface DiscoverRequest {
  readonly kind: CallKind;
  readonly rfkid: string;
  readonly n_item: number;
  readonly page_number?: number;
  readonly keyphrase?: string;
  /** Takes the keyphrase literally. Only the embedded service knows it, and only its answers lead to it. */
  readonly isLiteral?: true;
  readonly suggestion?: Readonly<Record<string, { readonly max: number }>>;
  readonly facet?: { readonly all: true; readonly max: number };
  readonly filter?: Readonly<Record<string, { readonly value: ReadonlyArray<string | PriceRange> }>>;
  readonly sort?: { readonly value: ReadonlyArray<{ readonly name: string; readonly order: 'asc' | 'desc' }> };
  /** Ids of products that the recommended products should go with. */
  readonly goesWith?: ReadonlyArray<string>;
}

/** The body of a request in the service's wire format (SRC-07). */
export const bodyOf = (
  { kind: _, rfkid, keyphrase, isLiteral, goesWith = [], ...rest }: DiscoverRequest,
  context: DiscoverContext,
): { readonly data: unknown } => ({
  data: {
    context: goesWith.length === 0 ? context : { ...context, page: { ...context.page, sku: goesWith } },
    widget: { rfkid },
    ...(keyphrase === undefined
      ? {}
      : {
          query: { keyphrase: { value: [keyphrase], ...(isLiteral === undefined ? {} : { literal: isLiteral }) } },
        }),
    ...rest,
    content: { product: { field: { value: PRODUCT_FIELDS } } },
  },
});
