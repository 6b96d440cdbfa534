/** Replaces CSS modules in component tests: each class name is its name in the style sheet. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? String(name) });
