import { createContext, use, type ReactElement } from 'react';

/** Renders a fragment, or returns a rendering from before. The same `name` and `inputs` always give the same elements. */
export type RenderFragment = (name: string, inputs: ReadonlyArray<unknown>, render: () => ReactElement) => ReactElement;

/** The browser renders each time; the server may cache what many shoppers see. */
export const FragmentContext = createContext<RenderFragment>((_name, _inputs, render) => render());

export interface CachedFragmentProps {
  readonly name: string;
  /** Everything that the rendering depends on, as plain data; undefined when some of it belongs to one shopper. */
  readonly inputs: ReadonlyArray<unknown> | undefined;
  readonly children: () => ReactElement;
}

/**
 * A part of a page that many pages share, such as a product's tile. The server renders it apart from its page: it must
 * not use React's ids, and of contexts only those that are the same on every page of a server.
 */
export const CachedFragment = ({ name, inputs, children }: CachedFragmentProps): ReactElement => {
  const renderFragment = use(FragmentContext);
  return inputs === undefined ? children() : renderFragment(name, inputs, children);
};
