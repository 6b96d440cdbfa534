import { isSlowLine, makePageMoments } from '../../../adapters/browser/page-moments';

interface Facts {
  readonly visibilityState?: DocumentVisibilityState;
  readonly prerendering?: boolean;
}

/** A window whose document is as the test says. */
const open = ({ visibilityState = 'visible', prerendering = false }: Facts = {}) => {
  const document = Object.assign(new EventTarget(), { visibilityState, prerendering });
  const window = Object.assign(new EventTarget(), { document });
  const moments = makePageMoments(window);
  const happens = (type: string, changes: Facts = {}): void => {
    Object.assign(document, changes);
    (['visibilitychange', 'prerenderingchange'].includes(type) ? document : window).dispatchEvent(new Event(type));
  };
  return { moments, happens };
};

const counting = () => {
  let count = 0;
  return { run: () => void (count += 1), count: () => count };
};

test('[ADS-12] a page that is shown is shown at once', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  moments.whenShown(run)();
  happens('visibilitychange');
  expect(count()).toBe(1);
});

test.each([
  ['in the background', { visibilityState: 'hidden' }, 'visibilitychange', { visibilityState: 'visible' }],
  ['prepared in advance', { prerendering: true }, 'prerenderingchange', { prerendering: false }],
] as const)('[ADS-12] a page %s is shown once the shopper comes to it', (_case, facts, type, changes) => {
  const { moments, happens } = open(facts);
  const { run, count } = counting();
  moments.whenShown(run);
  happens(type);
  expect(count()).toBe(0);
  happens(type, changes);
  happens(type, changes);
  expect(count()).toBe(1);
});

test('[ADS-12] what is called off before the page is shown never runs', () => {
  const { moments, happens } = open({ prerendering: true });
  const { run, count } = counting();
  moments.whenShown(run)();
  happens('prerenderingchange', { prerendering: false });
  expect(count()).toBe(0);
});

test('[ADS-12] the shopper is back when the window has the focus or the page is seen again, until nobody asks', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  const stop = moments.whenBack(run);
  happens('visibilitychange', { visibilityState: 'hidden' });
  happens('focus');
  expect(count()).toBe(0);
  happens('visibilitychange', { visibilityState: 'visible' });
  happens('focus');
  expect(count()).toBe(2);
  stop();
  happens('focus');
  expect(count()).toBe(2);
});

test('[ADS-09] the page is left when it is hidden and when it goes', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  moments.whenLeft(run);
  happens('visibilitychange');
  expect(count()).toBe(0);
  happens('visibilitychange', { visibilityState: 'hidden' });
  happens('pagehide');
  expect(count()).toBe(2);
});

test('[ADS-11] each change of the window’s size is heard, until nobody asks', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  const stop = moments.whenResized(run);
  happens('resize');
  stop();
  happens('resize');
  expect(count()).toBe(1);
});

test.each([
  [{}, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('[ADS-12] whether the line is slow: %j', (navigator, isSlow) => {
  expect(isSlowLine(navigator)).toBe(isSlow);
});
