import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Order } from '../../../../core/orders/order';
import { ConfirmationPage } from '../../../../ui/pages/orders/confirmation-page';
import { LookUpPage } from '../../../../ui/pages/orders/look-up-page';
import { OrderPage, type OrderPageProps } from '../../../../ui/pages/orders/order-page';
import { anOrder, anOrderLine, aShipment } from '../../../builders/order';
import { actionOf, fieldsOf } from './posted-form';

const OWN = { orderId: '900001' };
const TOKEN = { token: 'token-of-900001' };
const KEY = 'key-of-the-page-0001';
const NOTHING_DONE = { changeKey: KEY, done: undefined, again: undefined, problem: undefined, repeatable: [] };

const orderPage = (order: Order, props: Partial<OrderPageProps> = {}): void => {
  render(<OrderPage data={NOTHING_DONE} order={order} reference={OWN} {...props} />);
};

describe('the page of an order', () => {
  test('[CHK-01] [ORD-04] says who picks it up, and so does the confirmation, which greets this person', () => {
    const order = anOrder({
      shippingAddress: undefined,
      billingAddress: undefined,
      pickupPerson: { firstName: 'Robin', lastName: 'Roe' },
    });
    orderPage(order);
    expect(screen.getByText('Pickup by').nextElementSibling?.textContent).toBe('Robin Roe');
    cleanup();
    render(<ConfirmationPage data={{ order, reference: TOKEN }} />);
    expect(screen.getByText('Pickup by').nextElementSibling?.textContent).toBe('Robin Roe');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Robin!');
  });

  test('[ORD-04] shows each shipment with its progress, its tracking and its items', () => {
    const shipped = aShipment({
      id: 'S-2',
      status: 'shipped',
      carrier: 'UPS',
      trackingNumber: '1Z9',
      trackingUrl: 'https://carrier.example/1Z9',
      lineIds: ['910002'],
      events: [
        { kind: 'placed', at: '2026-11-23T18:00:00Z' },
        { kind: 'packed', at: '2026-11-24T18:00:00Z' },
        { kind: 'shipped', at: '2026-11-25T18:00:00Z' },
      ],
    });
    orderPage(
      anOrder({
        lines: [anOrderLine(), anOrderLine({ id: '910002', name: 'Cat toy', shipmentId: 'S-2', isCancellable: false })],
        shipments: [aShipment(), shipped],
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Order 900001' })).toBeTruthy();
    const second = screen.getByRole('region', { name: /shipment 2 of 2/ });
    const steps = within(within(second).getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Order placedMon, Nov 23',
      'PackedTue, Nov 24',
      'ShippedWed, Nov 25',
      'Delivered',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(within(second).getByRole('link', { name: 'Track package: UPS 1Z9' }).getAttribute('href')).toBe(
      'https://carrier.example/1Z9',
    );
    expect(within(second).getByRole('link', { name: 'Cat toy' })).toBeTruthy();
  });

  test('[ORD-04] [ORD-09] shows addresses, payment and totals with tax by state', () => {
    orderPage(anOrder({ discount: -5, adjustments: [{ description: 'Reward', amount: -5 }], tip: 3.5 }));
    const total = screen.getByRole('region', { name: 'Order total' });
    expect(total.textContent).toMatch(
      /Items\$25\.98Reward-\$5\.00Shipping\$5\.99Tax, CA \(7\.75%\)\$2\.01Tip for your driver\$3\.50Total\$33\.98/,
    );
    const details = screen.getByRole('region', { name: 'Details' });
    expect(details.textContent).toMatch(
      /Pat Doe1 Bark StUnit 2San Diego, CA 92121.*Same as delivery.*Visa ending in 4242.*\(555\) 555-0100/,
    );
  });

  test('[ORD-09] two rates of one state are two rows', () => {
    const taxes = [
      { state: 'CA', rate: 7.75, amount: 1.5 },
      { state: 'CA', rate: 8.5, amount: 0.51 },
    ];
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    orderPage(anOrder({ taxes }));
    const total = screen.getByRole('region', { name: 'Order total' });
    expect(total.textContent).toMatch(/Tax, CA \(7\.75%\)\$1\.50Tax, CA \(8\.5%\)\$0\.51/);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test('[PAY-05] shows what gift cards paid, what was left on them, and what the card pays', () => {
    const giftCards = [
      { lastFour: '0025', amount: 20, remaining: 5 },
      { lastFour: '0100', amount: 1.5, remaining: undefined },
    ];
    orderPage(anOrder({ giftCards }));
    expect(screen.getByRole('region', { name: 'Order total' }).textContent).toMatch(
      /Total\$33\.98Gift card ending in 0025-\$20\.00\$5\.00 left after this orderGift card ending in 0100-\$1\.50Card payment\$12\.48/,
    );
    expect(screen.getByText('Gift card ending in 0025, Gift card ending in 0100, Visa ending in 4242')).toBeTruthy();
  });

  test('[PAY-05] says that rewards and discounts paid when nothing else did', () => {
    const adjustments = [{ description: 'Pals Rewards', amount: -33.98 }];
    orderPage(anOrder({ payment: undefined, giftCards: [], total: 0, adjustments }));
    expect(screen.getByText('Rewards and discounts')).toBeTruthy();
  });

  test('[ORD-05] cancels a line after a confirmation, by a form', () => {
    orderPage(anOrder());
    const button = screen.getByText('Cancel this quantity', { selector: 'button' });
    expect(button.closest('details')?.open).toBe(false);
    expect(button.closest('details')?.textContent).toMatch(/can’t be undone/);
    expect([actionOf(button), fieldsOf(button)]).toEqual([
      '/orders/cancel',
      { orderId: ['900001'], changeKey: [KEY], itemId: ['910001'], quantity: ['2'] },
    ]);
  });

  test('[ORD-05] lets the shopper choose how many of a line to cancel, and asks nothing about a single one', () => {
    orderPage(anOrder({ lines: [anOrderLine({ quantity: 4, cancelledQuantity: 1 })] }));
    const choice = screen.getByLabelText<HTMLSelectElement>('Quantity to cancel (of 3)');
    expect([...choice.options].map(({ value }) => value)).toEqual(['1', '2', '3']);
    fireEvent.change(choice, { target: { value: '2' } });
    expect(fieldsOf(choice)).toMatchObject({ itemId: ['910001'], quantity: ['2'] });
    cleanup();
    orderPage(anOrder({ lines: [anOrderLine({ quantity: 1 })] }));
    expect(screen.queryByLabelText(/How many/)).toBeNull();
    expect(fieldsOf(screen.getByText('Cancel this item', { selector: 'button' }))).toMatchObject({ quantity: ['1'] });
  });

  test('[ORD-05] cancels the whole order, with the token of the address', () => {
    orderPage(anOrder(), { reference: TOKEN });
    const button = screen.getByText('Cancel the whole order', { selector: 'button' });
    expect(fieldsOf(button)).toEqual({
      orderId: ['900001'],
      orderToken: ['token-of-900001'],
      changeKey: [KEY],
    });
  });

  test('[ORD-05] cancels only what is not packed, and names it', () => {
    const packed = anOrderLine({ id: '910002', name: 'Cat toy', isCancellable: false });
    orderPage(anOrder({ lines: [anOrderLine(), packed] }));
    const { textContent } = screen.getByText('Cancel these items').closest('details') ?? { textContent: '' };
    expect(textContent).toContain('Goodpaw Chicken Dog Food');
    expect(textContent).not.toContain('Cat toy');
  });

  test('[ORD-05] offers no cancelling and no return when nothing can be cancelled or returned', () => {
    orderPage(anOrder({ lines: [anOrderLine({ isCancellable: false })] }));
    expect(screen.queryByText(/^Cancel/)).toBeNull();
    expect(screen.queryByText('Return items')).toBeNull();
  });

  test('[ORD-05] returns a quantity of a delivered line with a reason', () => {
    const line = anOrderLine({ isCancellable: false, returnableUntil: '2026-12-27' });
    orderPage(anOrder({ lines: [line] }));
    fireEvent.change(screen.getByLabelText(line.name), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Reason for return'), { target: { value: 'pet-dislikes' } });
    const button = screen.getByText('Start return', { selector: 'button' });
    expect([actionOf(button), fieldsOf(button)]).toEqual([
      '/orders/return',
      { orderId: ['900001'], changeKey: [KEY], 'quantity-910001': ['1'], reason: ['pet-dislikes'] },
    ]);
    expect(button.closest('details')?.textContent).toMatch(/by Sun, Dec 27/);
  });

  test('[ORD-05] a started return has its label to print', () => {
    const started = {
      id: 'R-1',
      isReceived: false,
      reason: 'damaged' as const,
      labelUrl: 'https://labels.example/R-1',
      lines: [{ lineId: '910001', quantity: 1 }],
      refund: 12.99,
    };
    orderPage(anOrder({ returns: [started] }), { data: { ...NOTHING_DONE, done: 'returned' } });
    expect(screen.getByRole('alert').textContent).toMatch(/return has been started/);
    expect(screen.getByRole('link', { name: 'See the return slip' }).getAttribute('href')).toBe('#returns');
    expect(screen.getByRole('link', { name: 'Print return label' }).getAttribute('href')).toBe(
      'https://labels.example/R-1',
    );
    expect(screen.getByRole('region', { name: 'Returns' }).textContent).toMatch(/1 × Goodpaw.*Refund: \$12\.99/);
  });

  test('[ORD-05] a form is posted once, however often its button is pressed', () => {
    orderPage(anOrder());
    const button = screen.getByText('Cancel the whole order', { selector: 'button' });
    let posted = 0;
    // Registered above React, this runs last and keeps the test's document from navigating.
    window.addEventListener('submit', (event) => {
      posted += event.defaultPrevented ? 0 : 1;
      event.preventDefault();
    });
    fireEvent.submit(button.closest('form') ?? button);
    fireEvent.submit(button.closest('form') ?? button);
    expect([posted, button.getAttribute('aria-disabled')]).toEqual([1, 'true']);
    fireEvent(window, new Event('pageshow'));
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  test('[ORD-04] an order without shipments, picture or price still shows its items', () => {
    const line = anOrderLine({ shipmentId: undefined, thumbnail: undefined, price: undefined, url: undefined });
    orderPage(anOrder({ lines: [line], shipments: [], shippingAddress: undefined, payment: undefined }));
    expect(screen.getByRole('region', { name: 'Items' }).textContent).toMatch(/Goodpaw.*N\/A/);
  });
});

describe('the look-up', () => {
  test('[ORD-04] asks for number and email, with the right keyboards and completions', () => {
    render(<LookUpPage data={{ orderId: '', email: '', errors: {} }} problem={undefined} />);
    const email = screen.getByLabelText('Email address');
    expect([email.getAttribute('type'), email.getAttribute('autocomplete')]).toEqual(['email', 'email']);
    expect(screen.getByLabelText('Order number').getAttribute('inputmode')).toBe('numeric');
    expect(actionOf(email)).toBe('/shop/TrackOrderStatus');
    expect(screen.getByRole('link', { name: /Sign in to see all your orders/ }).getAttribute('href')).toBe(
      '/shop/LogonForm?URL=%2Fshop%2FOrderHistory',
    );
  });

  test('[ORD-04] keeps what was typed and shows what was wrong', () => {
    const data = { orderId: 'x y', email: 'pat', errors: { orderId: 'Wrong number.', email: 'Wrong email.' } };
    render(<LookUpPage data={data} problem="Not found." />);
    expect(screen.getByRole('alert').textContent).toContain('Not found.');
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('x y');
    expect(screen.getByRole('link', { name: 'Email address: Wrong email.' }).getAttribute('href')).toBe(
      '#look-up-email',
    );
  });
});

describe('the confirmation', () => {
  test('[ORD-03] says what happens next for each shipment, by when and where', () => {
    const pickup = aShipment({
      id: 'S-2',
      method: 'pickup',
      storeId: '1101',
      storeName: 'San Diego',
      lineIds: ['910002'],
    });
    const lines = [anOrderLine(), anOrderLine({ id: '910002', shipmentId: 'S-2' })];
    render(<ConfirmationPage data={{ order: anOrder({ lines, shipments: [aShipment(), pickup] }), reference: OWN }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Pat!' })).toBeTruthy();
    expect(screen.getByText(/received your order 900001.*pat@example\.test/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Delivery: Fri, Nov 27' }).textContent).toMatch(/Arrives by Fri, Nov 27/);
    const store = screen.getByRole('region', { name: 'Pickup at San Diego: Fri, Nov 27' });
    expect(store.textContent).toMatch(/ready/);
    expect(screen.getByRole('link', { name: 'Store address and hours' }).getAttribute('href')).toBe(
      '/store-locator/1101',
    );
  });

  test('[ORD-03] offers a guest an account by a form without an email; a member gets no offer', () => {
    const data = { order: anOrder(), reference: TOKEN };
    const { unmount } = render(<ConfirmationPage data={data} />);
    const button = screen.getByRole('button', { name: 'Create my account' });
    expect([actionOf(button), fieldsOf(button)]).toEqual([
      '/orders/account',
      { orderId: ['900001'], orderToken: ['token-of-900001'] },
    ]);
    unmount();
    render(<ConfirmationPage data={data} isRegistered />);
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
  });

  test.each([
    ['wallet-full', /Your wallet is full/],
    ['unavailable', /couldn’t save it/],
  ] as const)('[PAY-05] says that the card was not saved, why (%s), and leads to the wallet', (unsavedCard, why) => {
    const { unmount } = render(<ConfirmationPage data={{ order: anOrder(), reference: OWN }} isRegistered />);
    expect(screen.queryByText(/wasn’t saved/)).toBeNull();
    unmount();
    render(<ConfirmationPage data={{ order: anOrder({ unsavedCard }), reference: OWN }} isRegistered />);
    expect(screen.getByText(/wasn’t saved/)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your wallet' }).getAttribute('href')).toBe('/account/wallet');
  });

  test('[RWD-04] says to a member how many points the order earns', () => {
    const data = { order: anOrder(), reference: OWN };
    const { unmount } = render(<ConfirmationPage data={data} />);
    expect(screen.queryByText(/You earn/)).toBeNull();
    unmount();
    render(<ConfirmationPage data={data} isRegistered />);
    expect(screen.getByText('You’ll earn 25 points when this order ships.')).toBeTruthy();
  });
});
