const postcss = require('postcss');

/** The custom media `--later` (ui/design/custom-media.css) as the bundler writes it: it applies on every screen. */
const LATER = '(width>=.02px)';
const GROUPS = new Set(['media', 'container', 'supports']);

/**
 * Splits the text of a minified stylesheet: `first` has the rules that the first view of a page needs, `later` those
 * inside `@media (--later)` and those that apply only below the pointer. The order within each part stays; comments are
 * left out. Throws for a text that is not a stylesheet.
 */
exports.splitStyles = (css) => {
  const first = postcss.parse(css);
  first.walkComments((comment) => void comment.remove());
  const later = first.clone();
  keep(first, (isLater) => !isLater);
  keep(later, (isLater) => isLater);
  // The library separates rules that it has moved by line breaks.
  later.walk((node) => void (node.raws.before = ''));
  // A line break before the removed reference to the source map would be left of a stylesheet that has no such rules.
  return { first: first.toString().trim(), later: later.toString().trim() };
};

/** Removes the rules that are not wanted, and groups that are empty then. */
const keep = (container, isWanted, isInLater = false) => {
  for (const node of [...container.nodes]) {
    if (node.type === 'atrule' && GROUPS.has(node.name)) {
      const isLater = node.params === LATER;
      keep(node, isWanted, isInLater || isLater);
      if (isLater || node.nodes.length === 0) node.replaceWith(...node.nodes);
    } else if (!isWanted(isInLater || isForPointer(node))) node.remove();
  }
};

/** Whether each selector of a rule has `:hover` outside of functions such as `:not()`. */
const isForPointer = (node) =>
  node.type === 'rule' && node.selectors.every((selector) => withoutFunctions(selector).includes(':hover'));

const withoutFunctions = (selector) => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
};
