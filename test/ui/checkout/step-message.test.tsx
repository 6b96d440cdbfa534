import { act, render, screen } from '@testing-library/react';
import { StepMessage } from '../../../ui/checkout/step-form';
import { StepSubmission } from '../../../ui/checkout/step-submission';

const ENDED = { guestMessage: undefined, label: 'Sign in', href: '/sign-in', goOn: () => undefined };

let scrolled: string[] = [];
const jsdomScroll = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
beforeEach(() => {
  scrolled = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
});
afterEach(() => Object.defineProperty(Element.prototype, 'scrollIntoView', jsdomScroll ?? {}));

test('[CHK-09] each failure scrolls to the message and focuses it, also when nothing was sent', () => {
  const submission = new StepSubmission();
  render(
    <>
      <StepMessage submission={submission} ended={ENDED} />
      <button type="submit">Review your order</button>
    </>,
  );
  for (const times of [1, 2]) {
    act(() => screen.getByRole('button').focus());
    act(() => submission.fail('The card form is still loading.'));
    expect(scrolled).toEqual(Array(times).fill('The card form is still loading.'));
    expect(document.activeElement?.textContent).toBe('The card form is still loading.');
  }
});

test('[CHK-09] a message of the server neither scrolls nor takes the focus', () => {
  const submission = new StepSubmission({ message: 'This card has expired.', needsSignIn: false });
  render(<StepMessage submission={submission} ended={ENDED} />);
  expect([scrolled, document.activeElement]).toEqual([[], document.body]);
});
