import { startPrivacyChoices } from '../../../composition/chrome/start-privacy-choices';
import { PRIVACY_CHOICES_ID } from '../../../ui/chrome/page-regions';

/** Clicks on the footer's link. Returns whether the browser follows it, and how often the question was reopened. */
const click = (reopens: boolean, init: MouseEventInit = {}): readonly [isFollowed: boolean, asked: number] => {
  document.body.innerHTML = `<a id="${PRIVACY_CHOICES_ID}" href="#">Privacy Choices</a>`;
  let asked = 0;
  startPrivacyChoices(document, () => {
    asked += 1;
    return reopens;
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.getElementById(PRIVACY_CHOICES_ID)?.dispatchEvent(event);
  return [!event.defaultPrevented, asked];
};

describe("the footer's link to the privacy choices", () => {
  test('[ANA-01] reopens the question and keeps the focus, to which the dialog returns', () => {
    expect(click(true)).toEqual([false, 1]);
    expect(document.activeElement?.id).toBe(PRIVACY_CHOICES_ID);
  });

  test('[ANA-01] opens the policy when the browser has answered the question', () => {
    expect(click(false)).toEqual([true, 1]);
  });

  test('opens a tab with a modifier key, without the question', () => {
    expect(click(true, { metaKey: true })).toEqual([true, 0]);
  });

  test('may be missing', () => {
    document.body.innerHTML = '';
    expect(() => startPrivacyChoices(document, () => true)).not.toThrow();
  });
});
