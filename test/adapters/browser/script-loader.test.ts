/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { DocumentScriptLoader } from '../../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../../adapters/browser/trusted-script-url';
import { scriptLoaderContract } from '../../contracts/script-loader.contract';

const SRC = 'https://scripts.example/api.js';
const here = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** A page in which each added script loads, fails, or does not respond. */
const makeWorld = (fate: 'load' | 'error' | 'silence' = 'load') => {
  document.head.replaceChildren();
  let event = fate;
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    if (event !== 'silence')
      for (const node of nodes) queueMicrotask(() => (node as Node).dispatchEvent(new Event(event)));
  });
  return {
    loader: new DocumentScriptLoader(document, (url) => url),
    come: (whether: boolean) => void (event = whether ? 'load' : 'error'),
    takeTheirTime: () => void (event = 'silence'),
    scripts: () => here().map(({ src }) => src),
  };
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

scriptLoaderContract('DocumentScriptLoader', () => makeWorld());

test('[ANA-02] removes a script that does not respond within the time limit', async () => {
  jest.useFakeTimers();
  const { loader, scripts } = makeWorld('silence');
  const loading = loader.load(SRC, { timeoutMs: 5_000 })();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(scripts()).toEqual([SRC]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual(E.left({ kind: 'script-not-loaded', src: SRC, cause: 'timed-out' }));
  expect(scripts()).toEqual([]);
});

test('[ANA-01] moves the element of a removed script out of the document so that no browser runs it later', async () => {
  const { loader } = makeWorld('silence');
  const loading = loader.load(SRC, { timeoutMs: 5_000 })();
  const [element] = here();
  loader.remove(SRC)();
  await loading;
  expect(element?.ownerDocument.defaultView).toBeNull();
});

test('[ANA-02] trusts an address by one policy, created at first use, and refuses a foreign one', () => {
  const names: string[] = [];
  const trustedTypes: Window['trustedTypes'] = {
    defaultPolicy: null,
    createPolicy: (name, { createScriptURL }) => {
      names.push(name);
      return { createScriptURL: (url) => String(createScriptURL(url)) };
    },
  };
  const trust = makeTrustScriptUrl({ trustedTypes }, 'shop-scripts', (url) => url === SRC);
  expect(names).toEqual([]);
  expect([trust(SRC), trust(SRC)]).toEqual([SRC, SRC]);
  expect(() => trust('https://evil.example/x.js')).toThrow('the shop runs no script from https://evil.example/x.js');
  expect(names).toEqual(['shop-scripts']);
});

test('[ANA-02] refuses a foreign address without Trusted Types too', () => {
  const trust = makeTrustScriptUrl({}, 'shop-scripts', (url) => url === SRC);
  expect(trust(SRC)).toBe(SRC);
  expect(() => trust('https://evil.example/x.js')).toThrow(TypeError);
});
