import type { Shell } from '../../composition/rendering/shell';

/** A document around a page that has nothing of its own: for what the page itself says. */
export const EMPTY_SHELL: Shell = {
  start: '',
  startWithoutStripe: '',
  afterHead: '',
  afterApp: '',
  end: '',
  font: undefined,
  stylesOf: () => [],
};
