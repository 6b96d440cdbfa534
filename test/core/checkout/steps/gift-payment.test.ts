import { giftPayment } from '../../../../core/checkout/steps/gift-payment';
import { anAppliedGiftCard } from '../../../builders/checkout';
import { GIFT_SHARES } from '../../../builders/gift-shares';
import { FakeGiftCards } from '../../../fakes/fake-gift-cards';

const cardsWith = (balances: ReadonlyArray<number>) =>
  balances.map((cents, index) => anAppliedGiftCard({ id: String(index), balance: cents / 100, amount: 0 }));

test.each(GIFT_SHARES)('[PAY-05] gift cards share a total: $title', ({ total, balances, minimum, amounts, toPay }) => {
  const payment = giftPayment(total / 100, cardsWith(balances), minimum / 100);
  expect(payment.giftCards.map(({ amount }) => amount)).toEqual(amounts.map((cents) => cents / 100));
  expect(payment.toPay).toBe(toPay / 100);
});

test.each(GIFT_SHARES)('[PAY-05] the fake shares a total as the service: $title', (shares) => {
  const { total, balances, minimum, amounts, toPay } = shares;
  const fake = new FakeGiftCards();
  const numbers = balances.map((cents, index) => {
    const number = `700000000000000000${index}`;
    fake.has({ number, pin: '4711' }, cents / 100);
    return number;
  });
  const payment = fake.payment(total / 100, numbers, minimum / 100);
  expect(payment.applied.map(({ amount }) => amount)).toEqual(amounts.map((cents) => cents / 100));
  expect(payment.toPay).toBe(toPay / 100);
});
