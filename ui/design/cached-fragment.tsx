import { createContext, use, type ReactElement } from 'react';

/**
 * Renders a fragment or returns a cached rendering. Equal `name` and `inputs` must always render the same elements. With
 * `inputs` undefined, the fragment is rendered separately but not cached.
 */
export type RenderFragment = (
  name: string,
  inputs: ReadonlyArray<unknown> | undefined,
  render: () => ReactElement,
) => ReactElement;

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

export interface HydrationRootProps {
  readonly name: string;
  /** All data that the rendering depends on, as plain data; undefined for a part that is not cached. */
  readonly inputs: ReadonlyArray<unknown> | undefined;
  readonly children: () => ReactElement;
}

/**
 * A part that the browser hydrates as a root of its own. The server renders it separately, so that React's ids in it are
 * those of a root.
 */
export const HydrationRoot = ({ name, inputs, children }: HydrationRootProps): ReactElement =>
  use(FragmentContext)(name, inputs, children);
