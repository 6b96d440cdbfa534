import type { PageVisibility } from '../../core/shared/page-visibility';

export interface PageVisibilityWorld {
  readonly visibility: PageVisibility;
  readonly hide: () => void;
  readonly show: () => void;
  /** Whether anything still listens to the page. */
  readonly isObserved: () => boolean;
}

/** Every PageVisibility, fake or real, passes this. `make` returns a visible page. */
export const pageVisibilityContract = (name: string, make: () => PageVisibilityWorld): void => {
  describe(`[RWD-06] ${name} as a PageVisibility`, () => {
    test('emits the current state to each subscriber', () => {
      const { visibility, hide } = make();
      const seen: boolean[] = [];
      visibility.isVisible.subscribe((isVisible) => seen.push(isVisible)).unsubscribe();
      hide();
      visibility.isVisible.subscribe((isVisible) => seen.push(isVisible)).unsubscribe();
      expect(seen).toEqual([true, false]);
    });

    test('emits each change and does not complete', () => {
      const { visibility, hide, show } = make();
      const seen: boolean[] = [];
      let isComplete = false;
      visibility.isVisible.subscribe({
        next: (isVisible) => seen.push(isVisible),
        complete: () => (isComplete = true),
      });
      hide();
      show();
      expect({ seen, isComplete }).toEqual({ seen: [true, false, true], isComplete: false });
    });

    test('stops listening with the last unsubscription', () => {
      const { visibility, hide, isObserved } = make();
      const seen: boolean[] = [];
      const subscriptions = [1, 2].map(() => visibility.isVisible.subscribe((isVisible) => seen.push(isVisible)));
      expect(isObserved()).toBe(true);
      for (const subscription of subscriptions) subscription.unsubscribe();
      hide();
      expect({ seen, isObserved: isObserved() }).toEqual({ seen: [true, true], isObserved: false });
    });
  });
};
