import * as E from 'fp-ts/Either';
import type { AppliedGiftCard } from '../../core/checkout/loading/checkout';
import type { GiftCardRefused, GiftCardSecret } from '../../core/checkout/loading/checkout-gateway';

const MAX_GIFT_CARDS = 4;

/** Removes the error that sums and differences of binary fractions have. */
const toWholeCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Gift cards in memory. */
export class FakeGiftCards {
  readonly #cards = new Map<string, { readonly id: string; readonly pin: string; readonly balance: number }>();

  has({ number, pin }: GiftCardSecret, balance: number): void {
    this.#cards.set(number, { id: `gift-${number.slice(-4)}`, pin, balance });
  }

  /** The numbers of the applied cards with one more. */
  apply(
    { number, pin }: GiftCardSecret,
    applied: ReadonlyArray<string>,
  ): E.Either<GiftCardRefused, ReadonlyArray<string>> {
    const card = this.#cards.get(number);
    const refused = (reason: GiftCardRefused['reason']) => E.left({ kind: 'gift-card-refused', reason } as const);
    if (card?.pin !== pin) return refused('unknown');
    if (card.balance === 0) return refused('empty');
    const numbers = [...new Set([...applied, number])];
    return numbers.length > MAX_GIFT_CARDS ? refused('too-many-cards') : E.right(numbers);
  }

  without(id: string, applied: ReadonlyArray<string>): ReadonlyArray<string> {
    return applied.filter((number) => this.#cards.get(number)?.id !== id);
  }

  /** What each card pays of a total, and what is left: nothing, or at least `minimumCharge`. */
  payment(total: number, numbers: ReadonlyArray<string>, minimumCharge: number) {
    const applied: AppliedGiftCard[] = [];
    const balances = numbers.reduce((sum, number) => sum + (this.#cards.get(number)?.balance ?? 0), 0);
    let open = balances >= total ? total : Math.max(0, Math.min(balances, toWholeCents(total - minimumCharge)));
    let toPay = total;
    for (const number of numbers) {
      const { id = '', balance = 0 } = this.#cards.get(number) ?? {};
      const amount = Math.min(balance, open);
      open = toWholeCents(open - amount);
      toPay = toWholeCents(toPay - amount);
      applied.push({ id, lastFour: number.slice(-4), balance, amount });
    }
    return { applied, toPay };
  }

  spend(applied: ReadonlyArray<AppliedGiftCard>): void {
    for (const [number, card] of this.#cards) {
      const { amount = 0 } = applied.find(({ id }) => id === card.id) ?? {};
      this.#cards.set(number, { ...card, balance: toWholeCents(card.balance - amount) });
    }
  }
}
