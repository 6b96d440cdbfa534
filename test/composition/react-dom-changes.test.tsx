/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { changeLibrary } from '../../composition/build/library-changes.cjs';
import { eventually } from '../support/eventually';

type ReactModule = typeof React;
type Client = typeof ReactDomClient;
type Dom = typeof ReactDom;
interface Parts {
  readonly react: ReactModule;
  readonly client: Client;
  readonly dom: Dom;
}

const root = join(__dirname, '../..');
const REACT_DOM = join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js');

let folder: string;
let changed: string;
beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/react-dom-changes-'));
  changed = join(folder, 'react-dom-client.js');
  writeFileSync(changed, changeLibrary(REACT_DOM, readFileSync(REACT_DOM, 'utf8')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mode = process.env['NODE_ENV'];
beforeEach(() => {
  // Production builds of React, as in the shop's scripts.
  Object.assign(process.env, { NODE_ENV: 'production' });
  jest.resetModules();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: mode });
  document.body.replaceChildren();
});

const load = (client: string): Parts => ({
  react: jest.requireActual<ReactModule>('react'),
  client: jest.requireActual<Client>(client),
  dom: jest.requireActual<Dom>('react-dom'),
});

/** What the server renders for the page below. */
const FROM_SERVER =
  '<div><p>0 kibble</p><input value="1"/><button>add</button><svg><title>paw</title></svg>' +
  '<!--$--><em>loaded late</em><!--/$--><b>bone</b></div>';

interface Shown {
  readonly log: ReadonlyArray<string>;
  readonly html: string;
}

/** Hydrates a page that uses what the shop uses of React, acts on it, and returns what it did and showed. */
const runPage = async ({ react, client, dom }: Parts): Promise<Shown> => {
  const { createElement: h, Suspense, useEffect, useLayoutEffect, useRef, useState } = react;
  const log: string[] = [];
  const Name = react.createContext('kibble');
  const listeners = new Set<() => void>();
  let stock = 3;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let isLateHydrated = false;
  const LatePart = (): React.ReactElement => {
    useEffect(() => void (isLateHydrated = true), []);
    return h('em', null, 'loaded late');
  };
  const Late = react.lazy(() => Promise.resolve({ default: LatePart }));
  const Row = react.memo(({ name }: { readonly name: string }) => {
    useEffect(() => {
      log.push(`shows ${name}`);
      return () => void log.push(`hides ${name}`);
    }, [name]);
    return h('b', null, name);
  });
  const Failing = (): never => {
    throw new Error('a row cannot be shown');
  };
  const Page = (): React.ReactElement => {
    const [count, setCount] = useState(0);
    const [text, setText] = useState('1');
    const [rows, setRows] = useState(['bone']);
    const [mayFail, setMayFail] = useState(false);
    const [isPending, startTransition] = react.useTransition();
    const deferred = react.useDeferredValue(count);
    const available = react.useSyncExternalStore(
      subscribe,
      () => stock,
      () => 3,
    );
    const button = useRef<HTMLButtonElement>(null);
    const report = react.useEffectEvent(() => log.push(`counted ${count} of ${available}`));
    useLayoutEffect(() => void log.push(`layout ${button.current?.textContent}`), []);
    useEffect(() => void report(), [count]);
    useEffect(() => void log.push(`deferred ${deferred}, ${isPending ? 'pending' : 'settled'}`), [deferred, isPending]);
    return h(
      'div',
      { onClick: () => log.push('bubbled'), onClickCapture: () => log.push('captured') },
      h('p', null, `${count} ${react.use(Name)}`),
      h('input', {
        value: text,
        onChange: ({ target }: { target: HTMLInputElement }) => setText(target.value.slice(0, 2)),
      }),
      h(
        'button',
        {
          ref: button,
          onClick: () => {
            setCount((before) => before + 1);
            startTransition(() => setRows(['ball', 'bone', 'leash']));
          },
          onPointerEnter: () => setMayFail(true),
        },
        'add',
      ),
      h('svg', null, h('title', null, 'paw')),
      h(Suspense, { fallback: 'loading' }, h(Late)),
      rows.map((row) => h(Row, { key: row, name: row })),
      count === 2 && dom.createPortal(h('i', null, 'in a portal'), document.body),
      mayFail && h(Failing),
    );
  };
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = FROM_SERVER;
  const before = container.querySelector('button');
  const page = client.hydrateRoot(container, h(Name, { value: 'kibble' }, h(Page)), {
    onRecoverableError: (error) => log.push(`recovered ${String(error)}`),
    onUncaughtError: (error) => log.push(`failed ${String(error)}`),
  });
  const shows = (line: string): Promise<void> => eventually(() => expect(log).toContain(line));
  await shows('shows bone');
  // React renders a boundary anew, without its comments, when an update reaches it before it is hydrated.
  await eventually(() => expect(isLateHydrated).toBe(true));
  log.push(`same button: ${before === container.querySelector('button')}`);
  const press = (): void => void before?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press();
  await shows('shows leash');
  const input = container.querySelector('input');
  if (input === null) throw new Error('the page has no input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '12345');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(input.value).toBe('12'));
  stock = 2;
  dom.flushSync(() => listeners.forEach((listener) => listener()));
  press();
  await shows('counted 2 of 2');
  await eventually(() => expect(document.body.textContent).toContain('in a portal'));
  await shows('deferred 2, settled');
  const html = document.body.innerHTML;
  before?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await shows('failed Error: a row cannot be shown');
  await eventually(() => expect(container.childNodes).toHaveLength(0));
  page.unmount();
  return { log, html };
};

test('the changed React DOM does with a page what the original does', async () => {
  const original = await runPage(load(REACT_DOM));
  document.body.replaceChildren();
  jest.resetModules();
  const withoutUnused = await runPage(load(changed));
  expect(withoutUnused).toEqual(original);
  expect(original.log).toContain('same button: true');
  expect(original.log.filter((line) => line.startsWith('recovered'))).toEqual([]);
  expect(original.html).toBe(
    '<main><div><p>2 kibble</p><input value="12"><button>add</button><svg><title>paw</title></svg>' +
      '<!--$--><em>loaded late</em><!--/$--><b>ball</b><b>bone</b><b>leash</b></div></main><i>in a portal</i>',
  );
});

/** Elements that need a part of React DOM that is left out. */
const UNUSED: ReadonlyArray<readonly [string, (react: ReactModule) => React.ReactNode]> = [
  [
    'a class component',
    ({ Component, createElement }) =>
      createElement(
        class extends Component {
          override render(): string {
            return 'a class';
          }
        },
      ),
  ],
  [
    'a reference to a fragment',
    ({ createElement, createRef, Fragment }) => createElement(Fragment, { ref: createRef() }),
  ],
  ['an activity', ({ Activity, createElement }) => createElement(Activity)],
  ['a view transition', ({ ViewTransition, createElement }) => createElement(ViewTransition)],
  ['a profiler', ({ Profiler, createElement }) => createElement(Profiler, { id: 'a', onRender: () => undefined })],
  [
    'a state of an action',
    ({ createElement, useActionState }) =>
      createElement(() => {
        useActionState(() => 1, 0);
        return 'an action';
      }),
  ],
];

test.each(UNUSED)('the changed React DOM refuses %s', async (_, elementOf) => {
  const { client, react } = load(changed);
  const container = document.createElement('main');
  document.body.append(container);
  const errors: unknown[] = [];
  client.createRoot(container, { onUncaughtError: (error) => errors.push(error) }).render(elementOf(react));
  await eventually(() => expect(errors).toHaveLength(1));
  expect(container.textContent).toBe('');
});
