import { createContext, use, type ReactElement } from 'react';

/**
 * Draws something, or takes a drawing of it that was made before. `name` and `from` say everything that the drawing
 * depends on: the same ones always give the same elements.
 */
export type DrawOnce = (name: string, from: ReadonlyArray<unknown>, draw: () => ReactElement) => ReactElement;

/** How drawings are reused. A browser draws each time; a server that draws the same for many may remember. */
export const DrawOnceContext = createContext<DrawOnce>((_name, _from, draw) => draw());

export interface ReusedProps {
  readonly name: string;
  /** Everything that the drawing depends on, as plain data; undefined when some of it belongs to one shopper. */
  readonly from: ReadonlyArray<unknown> | undefined;
  readonly children: () => ReactElement;
}

/** A part of a page that many pages share, such as a product's tile. It must use neither ids of React nor contexts that a server gives. */
export const Reused = ({ name, from, children }: ReusedProps): ReactElement => {
  const drawOnce = use(DrawOnceContext);
  return from === undefined ? children() : drawOnce(name, from, children);
};
