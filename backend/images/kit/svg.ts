/** Functions that write SVG markup. Numbers are rounded to a tenth, which is invisible and keeps the text short. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Paint {
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  clip?: string;
  transform?: string;
}

const paintOf = (fill: string, paint: Paint): string =>
  ` fill="${fill}"` +
  (paint.opacity === undefined ? '' : ` opacity="${Math.round(paint.opacity * 100) / 100}"`) +
  (paint.stroke === undefined
    ? ''
    : ` stroke="${paint.stroke}" stroke-width="${num(paint.strokeWidth ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`) +
  (paint.clip === undefined ? '' : ` clip-path="${paint.clip}"`) +
  (paint.transform === undefined ? '' : ` transform="${paint.transform}"`);

export const rect = (box: Box, fill: string, paint: Paint & { r?: number } = {}): string =>
  `<rect x="${num(box.x)}" y="${num(box.y)}" width="${num(Math.max(0, box.w))}" height="${num(Math.max(0, box.h))}"${
    paint.r === undefined ? '' : ` rx="${num(paint.r)}"`
  }${paintOf(fill, paint)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, paint: Paint = {}): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${paintOf(fill, paint)}/>`;

export const path = (d: string, fill: string, paint: Paint = {}): string => `<path d="${d}"${paintOf(fill, paint)}/>`;

export const line = (d: string, stroke: string, strokeWidth: number, opacity?: number): string =>
  path(d, 'none', { stroke, strokeWidth, opacity });

/** A group moved and scaled; pictures are composed of such groups. */
export const group = (
  markup: string,
  at: { x?: number; y?: number; scale?: number; rotate?: number; clip?: string; opacity?: number },
): string => {
  const moves = [
    at.x !== undefined || at.y !== undefined ? `translate(${num(at.x ?? 0)} ${num(at.y ?? 0)})` : '',
    at.rotate === undefined ? '' : `rotate(${num(at.rotate)})`,
    at.scale === undefined ? '' : `scale(${Math.round(at.scale * 1000) / 1000})`,
  ].filter((move) => move !== '');
  const inner = moves.length === 0 ? markup : `<g transform="${moves.join(' ')}">${markup}</g>`;
  if (at.clip === undefined && at.opacity === undefined) return inner;
  return `<g${at.clip === undefined ? '' : ` clip-path="${at.clip}"`}${at.opacity === undefined ? '' : ` opacity="${at.opacity}"`}>${inner}</g>`;
};

/** Path data from a template: numbers are rounded, everything else is taken as it is. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((text, part, index) => {
    const value = index === 0 ? '' : values[index - 1];
    return text + (typeof value === 'number' ? num(value) : (value ?? '')) + part;
  }, '');

/** A rectangle whose upper and lower edges are curved by `bow`, for a band around a round pack seen from above. */
export const bowed = (box: Box, bow: number): string =>
  bow === 0
    ? d`M${box.x} ${box.y}H${box.x + box.w}V${box.y + box.h}H${box.x}Z`
    : d`M${box.x} ${box.y - bow}Q${box.x + box.w / 2} ${box.y + bow} ${box.x + box.w} ${box.y - bow}V${box.y + box.h - bow}Q${box.x + box.w / 2} ${box.y + box.h + bow} ${box.x} ${box.y + box.h - bow}Z`;
