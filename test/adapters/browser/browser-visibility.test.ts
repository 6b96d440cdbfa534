import { BrowserVisibility } from '../../../adapters/browser/browser-visibility';
import { pageVisibilityContract } from '../../contracts/page-visibility.contract';
import { FakePageVisibility } from '../../fakes/fake-page-visibility';

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

pageVisibilityContract('BrowserVisibility', () => {
  const document = new SeenDocument();
  return {
    visibility: new BrowserVisibility(document),
    hide: () => document.becomes('hidden'),
    show: () => document.becomes('visible'),
    isObserved: () => document.listening > 0,
  };
});

pageVisibilityContract('FakePageVisibility', () => {
  const visibility = new FakePageVisibility();
  return {
    visibility,
    hide: () => visibility.hide(),
    show: () => visibility.show(),
    isObserved: () => visibility.observed,
  };
});

test('[RWD-06] a prerendered page is not visible', () => {
  const document = new SeenDocument();
  document.visibilityState = 'hidden';
  const seen: boolean[] = [];
  new BrowserVisibility(document).isVisible.subscribe((isVisible) => seen.push(isVisible));
  expect(seen).toEqual([false]);
});
