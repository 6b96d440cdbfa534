/** The custom media `--later` (ui/design/custom-media.css) as the bundler writes it: it applies on every screen. */
const LATER = '@media (width>=.02px)';
const GROUPS = /^@(?:media|container|supports)\b/;

/**
 * Splits the text of a minified stylesheet: `first` has the rules that the first view of a page needs, `later` those
 * inside `@media (--later)` and those that apply only below the pointer. The order within each part stays.
 */
exports.splitStyles = (css) => {
  const first = [];
  const later = [];
  for (const { prelude, body, text } of statementsOf(css)) {
    if (prelude === LATER) later.push(body);
    else if (GROUPS.test(prelude)) {
      const parts = exports.splitStyles(body);
      if (parts.first !== '') first.push(`${prelude}{${parts.first}}`);
      if (parts.later !== '') later.push(`${prelude}{${parts.later}}`);
    } else (isForPointer(prelude) ? later : first).push(text);
  }
  return { first: first.join(''), later: later.join('') };
};

/** Whether each selector of a rule has `:hover` outside of functions such as `:not()`. */
const isForPointer = (prelude) => {
  let selectors = prelude;
  for (let inner = ''; inner !== selectors; selectors = selectors.replace(/\([^()]*\)/g, '')) inner = selectors;
  return !prelude.startsWith('@') && selectors.split(',').every((selector) => selector.includes(':hover'));
};

/** Returns the statements of a stylesheet or of a group's body. Throws when a brace is missing. */
const statementsOf = (css) => {
  const statements = [];
  let start = 0;
  while (start < css.length) {
    const sign = indexOf(css, start, ';{');
    if (sign === css.length && css.slice(start).trim() !== '')
      throw new Error(`A rule lacks its braces: ${css.slice(start, start + 80)}`);
    const end = css[sign] === '{' ? endOfBlock(css, sign) : sign;
    const text = css.slice(start, end + 1);
    if (text.trim() !== '')
      statements.push({ prelude: css.slice(start, sign).trim(), body: css.slice(sign + 1, end), text: text.trim() });
    start = end + 1;
  }
  return statements;
};

const endOfBlock = (css, open) => {
  let depth = 1;
  let place = open;
  while (depth > 0) {
    place = indexOf(css, place + 1, '{}');
    if (place === css.length) throw new Error(`A block is not closed: ${css.slice(open - 40, open + 40)}`);
    depth += css[place] === '{' ? 1 : -1;
  }
  return place;
};

/** The place of the first of some signs outside of strings and parentheses; the length of the text without one. */
const indexOf = (css, start, signs) => {
  let depth = 0;
  for (let place = start; place < css.length; place += 1) {
    const sign = css[place];
    if (sign === '"' || sign === "'") place = endOfString(css, place);
    else if (sign === '\\') place += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && signs.includes(sign)) return place;
  }
  return css.length;
};

const endOfString = (css, start) => {
  let place = start + 1;
  while (place < css.length && css[place] !== css[start]) place += css[place] === '\\' ? 2 : 1;
  return place;
};
