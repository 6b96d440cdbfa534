import { BrowserVisibility } from '../../../adapters/browser/browser-visibility';

/** A document whose visibility the test changes. */
class SeenDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  listening = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listening += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listening -= 1;
    super.removeEventListener(...args);
  }

  becomes(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

test('[RWD-06] emits the current visibility and each change until the last unsubscription', () => {
  const document = new SeenDocument();
  const recorded: boolean[] = [];
  const asking = new BrowserVisibility(document).isVisible.subscribe((isVisible) => recorded.push(isVisible));
  document.becomes('hidden');
  document.becomes('visible');
  expect(recorded).toEqual([true, false, true]);
  asking.unsubscribe();
  document.becomes('hidden');
  expect(recorded).toHaveLength(3);
  expect(document.listening).toBe(0);
});
