import { setImmediate } from 'node:timers';
import { deserialize, serialize } from 'node:v8';
import { cleanup, configure } from '@testing-library/react';

// Globals of browsers and Node.js that jsdom lacks and the fakes use.
Object.assign(globalThis, {
  setImmediate,
  structuredClone: <A>(value: A): A => deserialize(serialize(value)) as A,
});

// jsdom has no layout and no scrolling; tests of scrolling replace this with a spy.
Element.prototype.scrollIntoView = () => undefined;

// Lazy components are imported first, which can take over a second during a complete run.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
