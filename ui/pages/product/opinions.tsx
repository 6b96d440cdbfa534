import type { ReactElement } from 'react';
import type { ProductData } from './product-data';
import { ProductQuestions } from './product-questions';
import { Ratings } from './ratings';

/** The reviews of a product and the questions about it. */
export const Opinions = ({ page }: { readonly page: ProductData }): ReactElement => (
  <>
    <Ratings product={page.product} reviews={page.reviews} />
    {page.questions === undefined ? null : <ProductQuestions product={page.product} list={page.questions} />}
  </>
);
