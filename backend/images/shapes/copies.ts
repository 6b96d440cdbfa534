import type { Canvas } from '../kit/canvas.ts';
import { num } from '../kit/svg.ts';
import type { Pack } from './pack.ts';

const mostCopies = 24;

/** How many packs a size such as "12.5 oz., Case of 12" or "Pack of 6" has; 1 for a single one. */
export const packsOf = (size: string | null | undefined): number => {
  const found = /(?:case|pack) of (\d{1,3})/i.exec(size ?? '');
  return Math.max(1, Math.min(mostCopies, Number(found?.[1] ?? 1)));
};

/** How many pieces a size such as "3 Count" has; 1 for a single one. */
export const piecesOf = (size: string | null | undefined): number => {
  const found = /^(\d{1,4}) (?:count|dose)/i.exec(size ?? '');
  return Math.max(1, Math.min(mostCopies, Number(found?.[1] ?? 1)));
};

const columnsOf = (count: number, flat: boolean): number => {
  if (count <= 3) return flat && count > 1 ? 2 : count;
  if (count <= 12) return flat ? 3 : count <= 6 ? 3 : 4;
  return flat ? 4 : 6;
};

/** Several of a product: flat ones are stacked, tall ones stand in rows, the back ones higher. */
export const copiesOf = (canvas: Canvas, pack: Pack, count: number): Pack => {
  if (count <= 1) return pack;
  const flat = pack.width > pack.height * 1.15;
  const columns = columnsOf(count, flat);
  const rows = Math.ceil(count / columns);
  const stepX = pack.width * 1.01;
  const stepY = pack.height * (flat ? 0.84 : 0.2);
  const shiftX = flat ? 0 : pack.width * 0.1;
  const id = canvas.define(`<g id="">${pack.markup}</g>`).slice('url('.length, -1);
  const placed = Array.from({ length: count }, (_, index) => {
    // The lowest layer of a stack is drawn first, the last row of a tray too.
    const row = flat ? rows - 1 - Math.floor(index / columns) : Math.floor(index / columns);
    const x = (index % columns) * stepX + (rows - 1 - row) * shiftX;
    return `<use href="${id}" x="${num(x)}" y="${num(row * stepY)}"/>`;
  });
  return {
    markup: placed.join(''),
    width: (columns - 1) * stepX + pack.width + (rows - 1) * shiftX,
    height: (rows - 1) * stepY + pack.height,
    depth: Math.max(pack.depth ?? 0, 0.12),
  };
};
