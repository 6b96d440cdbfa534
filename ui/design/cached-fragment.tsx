import { createContext, use, type ReactElement } from 'react';

/** Renders a fragment or returns a cached rendering. Equal `name` and `inputs` must always render the same elements. */
export type RenderFragment = (name: string, inputs: ReadonlyArray<unknown>, render: () => ReactElement) => ReactElement;

/** The browser renders each time; the server may cache fragments that many shoppers share. */
export const FragmentContext = createContext<RenderFragment>((_name, _inputs, render) => render());

export interface CachedFragmentProps {
  readonly name: string;
  /** All data that the rendering depends on, as plain data; undefined when some of it is personal. */
  readonly inputs: ReadonlyArray<unknown> | undefined;
  readonly children: () => ReactElement;
}

/**
 * A part that many pages share, such as a product's tile. The server renders it separately from its page. It must not
 * use React's ids, and only contexts that are the same on every page of a server.
 */
export const CachedFragment = ({ name, inputs, children }: CachedFragmentProps): ReactElement => {
  const renderFragment = use(FragmentContext);
  return inputs === undefined ? children() : renderFragment(name, inputs, children);
};
