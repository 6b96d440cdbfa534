import { setImmediate } from 'node:timers';
import { deserialize, serialize } from 'node:v8';
import { cleanup } from '@testing-library/react';

// What browsers or Node.js have and jsdom lacks; the fakes use it.
Object.assign(globalThis, {
  setImmediate,
  structuredClone: <A>(value: A): A => deserialize(serialize(value)) as A,
});

afterEach(() => cleanup());
