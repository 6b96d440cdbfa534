import { render, screen } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { RepeatStart } from '../../../../core/repeat-delivery/load-repeat-start';
import type { StartData } from '../../../../ui/pages/repeat-start/start-data';
import { StartPage } from '../../../../ui/pages/repeat-start/start-page';
import { RepeatChoiceViewModel } from '../../../../ui/repeat-delivery/repeat-choice-view-model';
import { aSavedAddress } from '../../../builders/address';
import { anOfferedProduct } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';
import { KEY } from './repeat-delivery-world';

const show = (facts: Partial<RepeatStart> = {}, more: Partial<StartData> = {}): void => {
  const start: RepeatStart = {
    items: [{ partNumber: 'KIB-15', quantity: 2 }],
    products: [anOfferedProduct()],
    firstDiscount: '20% off your first repeat delivery',
    discount: '5% off every repeat delivery',
    firstDate: '2030-01-15',
    lastDate: '2031-01-15',
    pets: [],
    addresses: [aSavedAddress({ id: '800001', phone: '' })],
    cards: [aWalletCard({ walletId: '30001', cardType: 'VISA', isTemporary: false })],
    needsPhone: false,
    ...facts,
  };
  const nothing = { cartItem: undefined, every: '', weight: '', typed: {}, errors: {}, problem: undefined };
  const data: StartData = { ...nothing, start, startKey: KEY, ...more };
  render(<StartPage data={data} model={new RepeatChoiceViewModel(start.items, data, start)} brand={DEFAULT_BRAND} />);
};

const phone = (): HTMLInputElement | null => screen.queryByLabelText<HTMLInputElement>(/^Phone number/);

test('[RPD-01] a phone number is asked for where there is none, and says what it is for', () => {
  show({ needsPhone: true });
  expect([phone()?.name, phone()?.required, phone()?.autocomplete]).toEqual(['phone', true, 'tel']);
  expect(screen.getByText(/We’ll save it to your profile/)).toBeTruthy();
});

test('[RPD-01] it is optional when another address has one, and not asked for when the account has one', () => {
  const addresses = ['', '6195550100'].map((number, index) => aSavedAddress({ id: `80000${index}`, phone: number }));
  show({ needsPhone: true, addresses });
  expect(phone()?.required).toBe(false);
  document.body.replaceChildren();
  show();
  expect(phone()).toBeNull();
});

test('[RPD-01] the form is shown again with what is typed for an address or a card that was added in another tab', () => {
  show({}, { weight: '12' });
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Show it in this form' });
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start repeat delivery' });
  expect([again.form === start.form, again.name, again.formNoValidate]).toEqual([true, 'showAdded', true]);
  // The weight is typed into another form, and decides what is recommended.
  expect(new FormData(start.form ?? undefined).get('weight')).toBe('12');
});

test('[RPD-01] a missing phone number is pointed out beside its field', () => {
  show({}, { errors: { phone: 'Please enter a phone number. We need one for deliveries.' } });
  expect(phone()?.getAttribute('aria-invalid')).toBe('true');
});

test('[RPD-01] [RPD-04] before the start, each price says what its shipping costs, and that tax is added', () => {
  show();
  const rows = [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['$40.00Free shipping', '$32.00+ $5.99 shipping', '$38.00Free shipping']);
  expect(screen.getByText(/Plus tax\. Shipping is free on orders \$35\+\./)).toBeTruthy();
});
