const postcss = require('postcss');

/** The custom media `--later` (ui/design/custom-media.css) as the bundler writes it: it applies on every screen. */
const LATER = '(width>=.02px)';
const GROUPS = new Set(['media', 'container', 'supports']);

/**
 * Splits the text of a minified stylesheet: `first` has the rules that the first view of a page needs, `later` those
 * inside `@media (--later)` and those that apply only below the pointer. The order within each part stays; comments are
 * left out. Throws for a text that is not a stylesheet.
 *
 * All of `later` follows `first` in a document. A rule for the pointer therefore stays in `first` when a rule of the same
 * module follows it there and sets the same property: otherwise a disabled button would look enabled below the pointer.
 */
exports.splitStyles = (css) => ({
  first: partOf(css, (isLater) => !isLater),
  later: partOf(css, (isLater) => isLater),
});

const partOf = (css, isWanted) => {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  const later = nodesForLater(sheet);
  keep(sheet, (node) => isWanted(later.has(node)));
  // The library separates rules that it has moved by line breaks.
  if (isWanted(true)) sheet.walk((node) => void (node.raws.before = ''));
  // A line break before the removed reference to the source map would be left of a stylesheet that has no such rules.
  return sheet.toString().trim();
};

const isGroup = ({ type, name }) => type === 'atrule' && GROUPS.has(name);

const nodesForLater = (sheet) => {
  const later = new Set();
  const settings = new Set();
  for (const { node, isInLater } of nodesIn(sheet).reverse()) {
    const own = settingsOf(node);
    if (isInLater || (isForPointer(node) && !own.some((setting) => settings.has(setting)))) later.add(node);
    else for (const setting of own) settings.add(setting);
  }
  return later;
};

/** Returns the rules and statements in and outside of groups, in their order. */
const nodesIn = (container, isInLater = false) =>
  container.nodes.flatMap((node) =>
    isGroup(node) ? nodesIn(node, isInLater || node.params === LATER) : [{ node, isInLater }],
  );

/** Removes the nodes that are not wanted, and groups that are empty then. */
const keep = (container, isWanted) => {
  for (const node of [...container.nodes]) {
    if (isGroup(node)) {
      keep(node, isWanted);
      if (node.params === LATER || node.nodes.length === 0) node.replaceWith(...node.nodes);
    } else if (!isWanted(node)) node.remove();
  }
};

/** Whether each selector of a rule has `:hover` outside of functions such as `:not()`. */
const isForPointer = (node) =>
  node.type === 'rule' && node.selectors.every((selector) => withoutFunctions(selector).includes(':hover'));

const withoutFunctions = (selector) => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
};

/**
 * Returns what a rule sets, as pairs of a module and a property. The first two characters of a class are the code of its
 * module (class-names.cjs). Properties of one shorthand, such as `border` and `border-color`, are the same.
 */
const settingsOf = (node) => {
  if (node.type !== 'rule') return [];
  const modules = node.selector.match(/\.[\w-]{2}/g) ?? [];
  const properties = node.nodes.flatMap(({ prop }) => prop?.match(/^-{0,2}[^-]+/) ?? []);
  return modules.flatMap((module) => properties.map((property) => `${module} ${property}`));
};
