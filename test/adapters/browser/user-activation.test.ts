/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { whenActivated } from '../../../adapters/browser/user-activation';
import { USER_ACTIVATION_MARK } from '../../../adapters/browser/user-activation-events';

const open = (marks: ReadonlyArray<string> = []) => {
  const page = document.implementation.createHTMLDocument();
  const performance = { getEntriesByName: (name: string) => marks.filter((mark) => mark === name) };
  let runs = 0;
  whenActivated({ document: page, performance: performance as never }, () => (runs += 1));
  return { page, runs: () => runs };
};

test.each(['pointerdown', 'touchstart', 'keydown'])('[SRC-08] the first %s counts, once', (type) => {
  const { page, runs } = open();
  expect(runs()).toBe(0);
  page.body.dispatchEvent(new Event(type, { bubbles: true }));
  page.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(runs()).toBe(1);
});

test('[SRC-08] counts an interaction whose event another handler stops', () => {
  const { page, runs } = open();
  page.body.addEventListener('pointerdown', (event) => event.stopPropagation());
  page.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(runs()).toBe(1);
});

test('[SRC-08] ignores movement without an interaction', () => {
  const { page, runs } = open(['another-mark']);
  for (const type of ['scroll', 'focusin', 'visibilitychange', 'load']) page.dispatchEvent(new Event(type));
  expect(runs()).toBe(0);
});

test('[SRC-08] counts an earlier interaction, such as the one that started hydration', () => {
  expect(open([USER_ACTIVATION_MARK]).runs()).toBe(1);
});
