import type { BrandStyle, PackLayout } from '../kit/brand-style.ts';
import { inkOn, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { bowed, d, ellipse, group, path, rect } from '../kit/svg.ts';

/** What the words and the animal of a wide label are printed on. */
export interface Ground {
  markup: string;
  /** Colour of text over the upper part. */
  headInk: string;
  /** Colour of text over the middle. */
  titleInk: string;
  discColour: string;
}

/** The area that a ground fills, and the two fills that most grounds use. */
interface Area {
  readonly canvas: Canvas;
  readonly style: BrandStyle;
  readonly w: number;
  readonly h: number;
  /** How far cross lines hang on a round pack. */
  readonly bow: number;
  readonly paper: string;
  readonly main: string;
}

const full = ({ w, h, bow }: Area, fill: string): string => rect({ x: 0, y: -bow, w, h: h + bow * 2 }, fill);

/** A head of the label with a curved lower edge. */
const head = ({ w, h, bow }: Area, height: number, fill: string): string =>
  path(bowed({ x: 0, y: -h, w, h: h + height }, bow + h * 0.03), fill);

const sweepFrom = ({ w, h }: Area, lift: number): string =>
  d`M${w * 0.3} ${h}C${w * 0.4} ${h * 0.62} ${w * 0.66} ${h * (0.36 - lift)} ${w * 1.05} ${h * (0.3 - lift)}V${h}Z`;

/** A sweep of paper rises over the brand colour. */
const sweepGround = (area: Area): Ground => {
  const { style, w, paper, main } = area;
  return {
    markup:
      full(area, main) +
      group(path(sweepFrom(area, 0.05), style.accent), { x: -w * 0.02 }) +
      path(sweepFrom(area, 0), paper),
    headInk: style.onMain,
    titleInk: style.onMain,
    discColour: mix(style.accent, style.paper, 0.55),
  };
};

/** Paper below a curved head in the brand colour. */
const windowedGround = (area: Area): Ground => {
  const { style, h, paper, main } = area;
  return {
    markup: full(area, paper) + head(area, h * 0.425, style.accent) + head(area, h * 0.4, main),
    headInk: style.onMain,
    titleInk: style.ink,
    discColour: mix(style.accent, '#ffffff', 0.25),
  };
};

/** The brand colour below, paper above a slanted edge. */
const splitGround = (area: Area): Ground => {
  const { canvas, style, w, h, bow, paper } = area;
  return {
    markup:
      full(
        area,
        canvas.linear(0, 0, 0, 1, [
          [0, style.main],
          [1, style.deep],
        ]),
      ) + path(d`M0 ${-h}H${w}V${h * 0.33}Q${w / 2} ${h * 0.37 + bow} 0 ${h * 0.43 - bow}Z`, paper),
    headInk: style.ink,
    titleInk: style.onMain,
    discColour: mix(style.accent, style.paper, 0.3),
  };
};

/** The brand colour, lighter behind the animal. */
const frameGround = (area: Area): Ground => {
  const { canvas, style } = area;
  const onDeep = inkOn(style.deep, style.ink);
  return {
    markup: full(
      area,
      canvas.radial(0.6, 0.55, 0.8, [
        [0, mix(style.main, '#ffffff', 0.1)],
        [0.6, style.main],
        [1, style.deep],
      ]),
    ),
    headInk: onDeep,
    titleInk: onDeep,
    discColour: mix(style.main, '#ffffff', 0.42),
  };
};

/** Paper with a narrow edge in the brand colour at the top. */
const columnGround = (area: Area): Ground => {
  const { style, w, h, bow, paper } = area;
  return {
    markup: full(area, paper) + path(bowed({ x: 0, y: -h * 0.1, w, h: h * 0.14 + bow }, bow), style.main),
    headInk: style.ink,
    titleInk: style.ink,
    discColour: mix(style.accent, style.paper, 0.35),
  };
};

/** The brand colour with a sun behind the animal. */
const sunriseGround = (area: Area): Ground => {
  const { canvas, style, w, h } = area;
  return {
    markup:
      full(
        area,
        canvas.linear(0, 0, 0, 1, [
          [0, style.main],
          [1, mix(style.main, style.accent, 0.28)],
        ]),
      ) + ellipse(w * 0.735, h * 0.62, h * 0.42, h * 0.42, style.accent, { opacity: 0.35 }),
    headInk: style.onMain,
    titleInk: style.onMain,
    discColour: style.accent,
  };
};

const grounds: Readonly<Record<PackLayout, (area: Area) => Ground>> = {
  sweep: sweepGround,
  window: windowedGround,
  split: splitGround,
  frame: frameGround,
  column: columnGround,
  sunrise: sunriseGround,
};

/** The ground of a wide label, by the layout of the brand. */
export const groundOf = (canvas: Canvas, style: BrandStyle, w: number, h: number, bow: number): Ground => {
  const paper = canvas.linear(0, 0, 0, 1, [
    [0, '#ffffff'],
    [1, style.paper],
  ]);
  const main = canvas.linear(0, 0, 0, 1, [
    [0, lighten(style.main, 0.08)],
    [1, style.main],
  ]);
  return grounds[style.layout]({ canvas, style, w, h, bow, paper, main });
};
