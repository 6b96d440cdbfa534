import { KeptText, type KeptTextPorts } from '../../ui/checkout/kept-text';
import type { StepText, TextSlot } from '../../ui/checkout/step-text';

/** The place of a tab for what was typed into the steps of the checkout, in memory. */
export class FakeTextSlot implements TextSlot {
  text: string | undefined;

  readonly read: TextSlot['read'] = () => this.text;

  readonly write: TextSlot['write'] = (text) => () => {
    this.text = text;
  };

  readonly remove: TextSlot['remove'] = () => {
    this.text = undefined;
  };
}

/** What is kept of a step of the guest with the cart 9001, unless the facts say otherwise. */
export const aKeptText = (step: string, facts: Partial<KeptTextPorts> = {}): KeptText =>
  new KeptText(step, { slot: new FakeTextSlot(), clock: () => 0, owner: 'cart 9001', ...facts });

/** The same for the model of a step, without code that is loaded later. */
export const aStepText = (step: string, facts: Partial<KeptTextPorts> = {}): StepText => {
  const kept = aKeptText(step, facts);
  return {
    follow: (entered, restore) => {
      const begun = entered();
      return () => kept.follow(begun, entered, restore);
    },
    forget: () => kept.forget(),
    keep: (entered) => kept.keep(entered),
  };
};
