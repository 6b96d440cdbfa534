/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { USER_ACTIVATION_MARK } from '../../adapters/browser/user-activation-events';

const lookUp = jest.spyOn(document, 'querySelector');
const isAwake = (): boolean => lookUp.mock.calls.some(([selector]) => selector === 'meta[name="application"]');

/** Runs the script as in a page in this state. */
const boot = async (prerendering: boolean | undefined): Promise<void> => {
  if (prerendering === undefined) Reflect.deleteProperty(document, 'prerendering');
  else Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  await jest.isolateModulesAsync(async () => void (await import('../../composition/roots/browser-boot')));
};

beforeEach(() => {
  jest.useFakeTimers();
  // The clock of the tests has no entries of navigations.
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  lookUp.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each([undefined, false])('[PLT-03] hydrates a page when the browser is idle (prerendering: %p)', async (state) => {
  await boot(state);
  expect(isAwake()).toBe(false);
  jest.advanceTimersByTime(3_000);
  expect(isAwake()).toBe(true);
});

test('[PLT-03] a prerendered page does nothing until the shopper opens it', async () => {
  await boot(true);
  jest.advanceTimersByTime(60_000);
  expect(isAwake()).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(3_000);
  expect(isAwake()).toBe(true);
});

test('[PLT-03] gives the answer to a posted form the address of its page in the history', async () => {
  const replace = jest.spyOn(history, 'replaceState');
  await boot(false);
  expect(replace).not.toHaveBeenCalled();
  document.documentElement.dataset.address = '/account/pets?pet=new';
  await boot(false);
  delete document.documentElement.dataset.address;
  expect(replace.mock.calls).toEqual([[null, '', '/account/pets?pet=new']]);
  replace.mockRestore();
});

test('[SRC-08] records the first interaction for code that has not loaded yet', async () => {
  const marks: string[] = [];
  Object.defineProperty(performance, 'mark', { value: (name: string) => void marks.push(name), configurable: true });
  await boot(false);
  document.dispatchEvent(new Event('focusin'));
  expect(marks).toEqual([]);
  document.dispatchEvent(new Event('keydown'));
  // Scripts of earlier tests listen to this document too.
  const once = [...marks];
  expect(new Set(once)).toEqual(new Set([USER_ACTIVATION_MARK]));
  document.dispatchEvent(new Event('keydown'));
  expect(marks).toEqual(once);
});

test('[PLT-03] marks a page that is restored before hydration', async () => {
  await boot(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(document.documentElement.dataset).not.toHaveProperty('returned');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.documentElement.dataset).toHaveProperty('returned');
});

test.each(['pageswap', 'pagereveal'])('[PLT-03] ignores a skipped view transition at a %s', async (type) => {
  const handled: string[] = [];
  const promise = (name: string): unknown => ({ catch: () => void handled.push(name) });
  await boot(false);
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition: null }));
  window.dispatchEvent(
    Object.assign(new Event(type), { viewTransition: { ready: promise('ready'), finished: promise('finished') } }),
  );
  expect([...new Set(handled)]).toEqual(['ready', 'finished']);
});

test('[PLT-03, CRT-03] a form that needs the quantities waits once while one of them has changed', async () => {
  await jest.isolateModulesAsync(async () => {
    // Scripts of earlier tests must not answer as well.
    const listeners = jest.spyOn(document, 'addEventListener');
    await import('../../composition/roots/browser-boot');
    const onSubmit = listeners.mock.calls.find(([type]) => type === 'submit')?.[1] as (event: Event) => void;
    listeners.mockRestore();
    document.body.innerHTML =
      '<div><button data-step="stepDown">-</button><input type="number" value="2"></div>' +
      '<form id="needs" data-waits="on-change"></form><form id="other"></form>';
    const field = document.querySelector('input');
    if (field === null) throw new Error('no field');
    const waits = (id: string): boolean => {
      const event = new Event('submit', { cancelable: true });
      Object.defineProperty(event, 'target', { value: document.getElementById(id) });
      onSubmit(event);
      return event.defaultPrevented;
    };
    expect([waits('needs'), waits('other')]).toEqual([false, false]);
    field.value = '3';
    expect([waits('other'), waits('needs')]).toEqual([false, true]);
    expect(document.getElementById('needs')?.dataset).toMatchObject({ waits: 'now' });
    expect(waits('needs')).toBe(false);
  });
});

test('[PLT-03, CRT-03] the buttons of a stepper change its field until the application answers them', async () => {
  await jest.isolateModulesAsync(async () => {
    // Scripts of earlier tests must not answer as well.
    const listeners = jest.spyOn(document, 'addEventListener');
    await import('../../composition/roots/browser-boot');
    const [, onClick] = listeners.mock.calls.find(([type]) => type === 'click') ?? [];
    listeners.mockRestore();
    document.body.innerHTML =
      '<div><button data-step="stepDown">-</button><input type="number" min="1" max="4" value="2">' +
      '<button data-step="stepUp"><svg></svg></button></div><button id="other">Other</button>';
    const field = document.querySelector('input');
    const press = (selector: string, isAnswered = false): string | undefined => {
      const click = new MouseEvent('click', { cancelable: true });
      Object.defineProperty(click, 'target', { value: document.querySelector(selector) });
      if (isAnswered) click.preventDefault();
      (onClick as EventListener)(click);
      return field?.value;
    };
    expect(press('svg')).toBe('3');
    expect(press('[data-step=stepUp]')).toBe('4');
    expect(press('[data-step=stepUp]')).toBe('4');
    expect(press('[data-step=stepDown]')).toBe('3');
    expect(press('#other')).toBe('3');
    expect(press('[data-step=stepUp]', true)).toBe('3');
  });
});
