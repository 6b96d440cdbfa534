import { render, screen, within } from '@testing-library/react';
import type { CodeNote } from '../../../core/cart/cart';
import { ContactForm } from '../../../ui/checkout/contact/contact-form';
import { ContactViewModel } from '../../../ui/checkout/contact/contact-view-model';
import { DoneSteps } from '../../../ui/checkout/frame/done-steps';
import { CodesNote, OrderChangesNote, PriceChangesNote } from '../../../ui/checkout/review/order-changes-note';
import { aSavedAddress } from '../../builders/address';
import { aCart, aCartItem } from '../../builders/cart';
import { aCheckout } from '../../builders/checkout';
import { guestAtCheckout } from '../../core/checkout/checkout-world';
import { aStepText } from '../../fakes/fake-text-slot';
import { screensOf } from './checkout-screens';

const contactForm = async (asksWhoPicksUp: boolean): Promise<void> => {
  const { useCases } = screensOf(await guestAtCheckout());
  const model = new ContactViewModel(
    { values: { email: '', phone: '', pickup: { firstName: 'Robin', lastName: 'Roe' } }, asksWhoPicksUp },
    {
      useCases,
      kept: aStepText('/checkout/contact'),
      leave: () => undefined,
    },
  );
  render(
    <ContactForm
      model={model}
      ended={{ guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined }}
    />,
  );
};

test('[CHK-01] the contact step asks who picks up, with what is known of the account', async () => {
  await contactForm(true);
  const group = screen.getByRole('group', { name: 'Who’s picking up?' });
  const first = within(group).getByLabelText<HTMLInputElement>('First name');
  expect([first.value, first.autocomplete]).toEqual(['Robin', 'given-name']);
  expect(within(group).getByLabelText<HTMLInputElement>('Last name').autocomplete).toBe('family-name');
});

test('[CHK-01] the contact step of an order without a pickup has no names', async () => {
  await contactForm(false);
  expect(screen.queryByLabelText('First name')).toBeNull();
});

describe('[CHK-08] the completed contact', () => {
  const contact = { email: 'pat@example.test', phone: '6195550100', pickup: { firstName: 'Robin', lastName: 'Roe' } };
  const shipment = {
    method: 'pickup',
    storeId: '1101',
    storeName: 'Mission Valley',
    date: undefined,
    itemIds: ['910001'],
    subTotal: 10,
    shipping: 0,
    total: 10,
  } as const;

  test('says who picks up', () => {
    render(<DoneSteps step="payment" checkout={aCheckout({ contact })} shipments={[shipment]} />);
    expect(screen.getByText('Pickup by Robin Roe')).toBeTruthy();
  });

  test('[CHK-01] of an order that is only picked up is followed by the pickup, which is changed in the cart', () => {
    const checkout = aCheckout({ contact, isDelivered: false, deliveryAddress: aSavedAddress() });
    render(<DoneSteps step="payment" checkout={checkout} shipments={[shipment]} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Contact', 'Pickup']);
    expect(screen.getByText('Pickup at Mission Valley')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit pickup' }).getAttribute('href')).toBe('/shop/OrderItemDisplay');
    expect(screen.queryByText(/Bark St/)).toBeNull();
  });

  test('of an order that is shipped does not', () => {
    render(
      <DoneSteps step="payment" checkout={aCheckout({ contact })} shipments={[{ ...shipment, method: 'ship' }]} />,
    );
    expect(screen.queryByText(/Robin/)).toBeNull();
  });
});

describe('[CHK-07] Review', () => {
  test('names each item whose price has changed, with the former and the new price', () => {
    const items = [
      aCartItem({ id: '1', name: 'Kibble', unitPrice: 12.49, priceBefore: 9.99 }),
      aCartItem({ id: '2', name: 'Litter', unitPrice: 7.5, priceBefore: 9 }),
      aCartItem({ id: '3', name: 'Leash' }),
      aCartItem({ id: '4', name: 'Bowl', unitPrice: 5, priceBefore: 5 }),
    ];
    render(<PriceChangesNote items={items} />);
    expect(screen.getByText('Some prices have changed')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KibblePrice went up from $9.99 to $12.49.',
      'LitterPrice dropped from $9.00 to $7.50.',
    ]);
  });

  test('names an item that is no longer available, and does not ask for a second press', () => {
    render(<OrderChangesNote changes={{ before: 50, now: 20, lines: [{ kind: 'unsold', name: 'Leash' }] }} />);
    expect(screen.getByText('Leash is no longer available online. Please remove it from your cart.')).toBeTruthy();
    expect(screen.queryByText(/place your order/)).toBeNull();
  });

  test('names codes that have ended or are not earned, and not one that has nothing to reduce', () => {
    const note = (code: string, reason: CodeNote['reason']): CodeNote => ({ code, reason, text: `About ${code}.` });
    const codeNotes = [note('A', 'ended'), note('B', 'unearned'), note('C', 'unused')];
    render(<CodesNote cart={aCart([aCartItem()], { codeNotes })} />);
    expect(screen.getByText('Some discounts no longer apply')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['About A.', 'About B.']);
  });

  test('says what a promotion that changed takes off, and why another one does not count', () => {
    const gone = { kind: 'promotion', name: 'A', before: -5, now: undefined } as const;
    const lines = [
      { ...gone, reason: 'Promo code A has ended.' },
      { ...gone, name: 'Reward', reason: undefined },
      { kind: 'promotion', name: '10% off', reason: undefined, before: -4, now: -3 } as const,
    ];
    render(<OrderChangesNote changes={{ before: 50, now: 60, lines }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Promo code A has ended.',
      'Reward no longer applies',
      '10% off: now -$3.00, was -$4.00',
    ]);
  });

  test('says nothing while all prices are the same', () => {
    const { container } = render(<PriceChangesNote items={[aCartItem()]} />);
    expect(container.textContent).toBe('');
  });
});
