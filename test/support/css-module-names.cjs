/** In component tests, class names are the names in the stylesheet. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? String(name) });
