/** Class names in component tests are the names written in the stylesheet. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => target[name] ?? (name === 'default' ? module.exports : String(name)) },
);
