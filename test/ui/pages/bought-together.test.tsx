import { act, render, screen } from '@testing-library/react';
import { BoughtTogether } from '../../../ui/pages/product/bought-together';
import { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { aProduct, aVariant } from '../../builders/product';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakePageHistory } from '../../fakes/fake-page-history';

const TREATS = { sku: 'T-1', name: 'Treats', image: undefined, price: 5.5, url: '/shop/en/petcostore/product/treats' };

const open = (): ProductViewModel => {
  const product = aProduct({
    variants: [
      aVariant({ id: '1', partNumber: 'S', size: '5 lb', flavor: 'Beef', listPrice: 10 }),
      aVariant({ id: '2', partNumber: 'L', size: '24 lb', flavor: 'Beef', listPrice: 40 }),
    ],
  });
  const page = {
    product,
    stock: undefined,
    delivery: { words: 'Delivery by Wed, Nov 25', freeOn: 'Free on orders', cost: 5.99, freeFrom: 35 },
    related: undefined,
    boughtTogether: undefined,
    questions: undefined,
    together: [TREATS],
    again: undefined,
    shownPartNumber: undefined,
  };
  const cart = { add: () => Promise.resolve(), isBusy: () => false };
  const history = new FakePageHistory(product.url);
  return new ProductViewModel(page, { cart, behaviour: new FakeBehaviourTracker(), history });
};

const postedFrom = (form: HTMLFormElement): ReadonlyArray<FormDataEntryValue> =>
  new FormData(form).getAll('partNumber');

test('[PRO-11] the chosen variant is named, counted in the total and added with the others', () => {
  const model = open();
  const { container } = render(<BoughtTogether model={model} />);
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(screen.getByText('This item: 5 lb, Beef')).toBeTruthy();
  expect(form.textContent).toContain('Total: $15.50');
  expect(postedFrom(form)).toEqual(['S', 'T-1']);

  act(() => model.select('L'));
  expect(screen.getByText('This item: 24 lb, Beef')).toBeTruthy();
  expect(form.textContent).toContain('Total: $45.50');
  expect(postedFrom(form)).toEqual(['L', 'T-1']);
});
