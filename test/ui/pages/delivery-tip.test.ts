import { makeDeliveryAction } from '../../../ui/pages/checkout/delivery-step';
import * as TE from 'fp-ts/TaskEither';
import type { DeliveryChoices } from '../../../core/checkout/steps/complete-delivery';
import { aCheckout } from '../../builders/checkout';

/** Posts the delivery form with this tip; what was sent on, and what the page then is. */
const post = async (tip: string, ownTip: string) => {
  const sent: DeliveryChoices[] = [];
  const action = makeDeliveryAction({
    shop: 'Petco',
    completeDelivery: (choices) => {
      sent.push(choices);
      return TE.right({ kind: 'set', checkout: aCheckout({ missing: [] }) });
    },
  });
  const result = await action(new URLSearchParams({ addressId: '1', tip, ownTip }))();
  return { result, tips: sent.map((choices) => choices.tip) };
};

test.each([
  ['No tip', ''],
  ['a suggested tip', '4'],
])(
  '[CHK-06] [CHK-09] without scripts, an amount typed beside %s is neither dropped nor taken: the form asks which one counts',
  async (_what, tip) => {
    const { result, tips } = await post(tip, '5');
    expect(tips).toEqual([]);
    expect(result).toMatchObject({
      kind: 'refused',
      status: 400,
      changes: {
        entries: { addressId: '1', tip, ownTip: '5' },
        errors: { tip: 'To tip this amount, choose Other. Otherwise, clear this field.' },
      },
    });
  },
);

test.each([
  ['', '', '0'],
  ['4', ' ', '4'],
  ['other', '5', '5'],
])('[CHK-06] without scripts, the choice %j with the amount %j is a tip of %s', async (tip, ownTip, amount) => {
  const { result, tips } = await post(tip, ownTip);
  expect([result.kind, tips]).toEqual(['see-other', [amount]]);
});
