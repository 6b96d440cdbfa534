const { TestEnvironment } = require('jest-environment-jsdom');

/** What jsdom lacks, taken from Node: the fetch API of browsers, and what the network double of all tests needs. */
const WEB_GLOBALS = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'setImmediate',
  'clearImmediate',
];

/** A document, with Node's globals beside it. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_GLOBALS) this.global[name] ??= globalThis[name];
  }
};
