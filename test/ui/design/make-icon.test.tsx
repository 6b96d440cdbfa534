import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType, SVGProps } from 'react';
import { makeIcon, type IconProps, type IconShape } from '../../../ui/design/make-icon';

interface LucideModule {
  readonly default: ComponentType<IconProps>;
  readonly __iconData: {
    readonly name: string;
    readonly aliases?: ReadonlyArray<string>;
    readonly node: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]>;
  };
}

const NAMES = [
  'menu',
  'x',
  'store',
  'chevron-down',
  'shopping-cart',
  'circle-user-round',
  'paw-print',
  'sliders-horizontal',
];
const USES: ReadonlyArray<readonly [string, IconProps & SVGProps<SVGSVGElement>]> = [
  ['nothing', {}],
  ['a size and a class', { size: 18, className: 'icon large' }],
  ['a stroke width and aria-hidden', { strokeWidth: 2.5, 'aria-hidden': true }],
  ['a label', { 'aria-label': 'Open', role: 'img' }],
];

/** The attributes of each element, in any order. */
const attributes = (markup: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...markup.matchAll(/<(\/?\w+)([^>]*)>/g)].map(([, name = '', rest = '']) => [
    name,
    ...[...rest.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort(),
  ]);

describe('an icon of the shop', () => {
  test.each(NAMES.flatMap((name) => USES.map(([use, props]) => [name, use, props] as const)))(
    '%s with %s has the markup that the server renders with lucide-react',
    async (name, _use, props) => {
      const { default: Lucide, __iconData: icon } = (await import(`lucide-react/icons/${name}`)) as LucideModule;
      const classes = ['lucide', ...[icon.name, ...(icon.aliases ?? [])].map((each) => `lucide-${each}`)].join(' ');
      const shapes = icon.node.map(([element, { key: _key, ...rest }]): IconShape => [element, rest]);
      const Icon = makeIcon(classes, shapes);
      expect(attributes(renderToStaticMarkup(<Icon {...props} />))).toEqual(
        attributes(renderToStaticMarkup(<Lucide {...props} />)),
      );
    },
  );
});
