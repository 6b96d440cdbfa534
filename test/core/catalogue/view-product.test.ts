import * as E from 'fp-ts/Either';
import { makeViewProduct, type ViewProduct } from '../../../core/catalogue/view-product';
import { aProduct, aVariant } from '../../builders/product';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { EVERYTHING } from '../../builders/capabilities';

const SMALL = aVariant({ id: '22001' });
const LARGE = aVariant({ id: '22002' });
const PRODUCT = aProduct({ slug: 'goodpaw-dog-food', variants: [SMALL, LARGE] });

const setUp = (): { readonly catalogue: FakeProductCatalogue; readonly viewProduct: ViewProduct } => {
  const catalogue = new FakeProductCatalogue().hasProduct(PRODUCT);
  return { catalogue, viewProduct: makeViewProduct({ catalogue, capabilities: EVERYTHING }) };
};

test('[RTE-03] returns a product with the stock of each variant', async () => {
  const { catalogue, viewProduct } = setUp();
  catalogue.hasStock('22001', 4).hasStock('22002', 0).hasStock('22003', 9);
  expect(await viewProduct('goodpaw-dog-food')()).toEqual(
    E.right({
      product: PRODUCT,
      stock: {
        22001: { variantId: '22001', status: 'available', quantity: 4 },
        22002: { variantId: '22002', status: 'unavailable', quantity: 0 },
      },
    }),
  );
});

test('[RTE-03] reports a product that the shop does not have', async () => {
  const { viewProduct } = setUp();
  expect(await viewProduct('no-such-product')()).toEqual(E.left({ kind: 'no-such-product' }));
});

test.each(EVERY_FAILURE)('[CRT-03] returns the product without stock with the stock %s', async (_case, failure) => {
  const { catalogue, viewProduct } = setUp();
  catalogue.fails(failure, 'onlineStock');
  expect(await viewProduct('goodpaw-dog-food')()).toEqual(E.right({ product: PRODUCT, stock: undefined }));
});

test.each(EVERY_FAILURE)('[RTE-03] returns the failure with the catalogue %s', async (_case, failure) => {
  const { catalogue, viewProduct } = setUp();
  catalogue.fails(failure);
  expect(await viewProduct('goodpaw-dog-food')()).toEqual(E.left(failure));
});
