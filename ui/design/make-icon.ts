import { createElement, type ReactElement, type SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels; 24 by default. */
  readonly size?: number | string;
}

/** A shape of an icon: an SVG element and its attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, number | string>>];

/**
 * Makes one of lucide's icons, with the markup of lucide-react (test/ui/design/make-icon.test.tsx). In browsers it
 * replaces that library's component, which reads a context and allows for much that the shop does not use. An icon
 * without a label is hidden from assistive technology.
 */
export const makeIcon =
  (classes: string, shapes: ReadonlyArray<IconShape>) =>
  ({ className, size = 24, ...rest }: IconProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes : `${classes} ${className}`,
        'aria-hidden': rest['aria-label'] === undefined ? 'true' : undefined,
        ...rest,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
