import { setImmediate } from 'node:timers';
import { deserialize, serialize } from 'node:v8';
import { cleanup, configure } from '@testing-library/react';

// What browsers or Node.js have and jsdom lacks; the fakes use it.
Object.assign(globalThis, {
  setImmediate,
  structuredClone: <A>(value: A): A => deserialize(serialize(value)) as A,
});

// jsdom lays nothing out and has no scrolling; tests that look at it put in what they can watch.
Element.prototype.scrollIntoView = () => undefined;

// A part that comes late brings its code along: beside everything else of a whole run that alone takes over a second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
