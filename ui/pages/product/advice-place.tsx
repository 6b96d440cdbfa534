import type { ReactElement, ReactNode } from 'react';
import { advisedKind, type AdvisedProduct } from '../../../core/pet-advice/advised-product';

export interface AdvicePlaceProps {
  readonly product: AdvisedProduct;
  readonly children?: ReactNode;
}

/**
 * Where a product's page shows advice for the shopper's pets (ACC-04). The server writes it empty, for shoppers with such
 * a pet. The styles show it, with room for the longest advice. Renders nothing for a product without tables.
 */
export const AdvicePlace = ({ product, children }: AdvicePlaceProps): ReactElement | null => {
  const kind = advisedKind(product);
  return kind === undefined ? null : <div data-pet={kind}>{children}</div>;
};
