import type { Shell } from '../../composition/rendering/shell';

/** A document shell without content of its own, for tests of a page's content. */
export const EMPTY_SHELL: Shell = {
  start: '',
  startWithoutStripe: '',
  afterHead: '',
  afterApp: '',
  end: '',
  font: undefined,
  stylesOf: () => [],
};
