import type { ArtSubject, ArtView } from './kit/art-subject.ts';
import { shapeOf, isPrinted } from './shapes/shape-table.ts';
import type { Canvas } from './kit/canvas.ts';
import { backdrop, tintOf } from './kit/ground.ts';
import { sizeShareOf } from './kit/size-share.ts';
import { d, line } from './kit/svg.ts';
import type { Side } from './label/front.ts';
import { drawLifestyle, drawLiveAnimal } from './lifestyle-art.ts';
import { packOf, productSide, several, stand } from './shapes/pack-art.ts';

const front = (canvas: Canvas, subject: ArtSubject, side: Side): string => {
  const tint = tintOf(subject.department);
  const pack = packOf(canvas, subject, side);
  const share = several(subject) ? 1 : sizeShareOf(subject.size);
  return (
    backdrop(canvas, productSide, productSide, tint) +
    // A small product stands a little higher, nearer to the middle.
    stand(
      canvas,
      pack,
      320,
      (pack.height < 300 ? 500 : 570) - 110 * (1 - share),
      { w: 540 * share, h: 510 * share },
      tint,
    )
  );
};

/** The second picture of a product without a printed back: with dimension lines, and its size if it is known. */
const measures = (canvas: Canvas, subject: ArtSubject): string => {
  const tint = tintOf(subject.department);
  const pack = packOf(canvas, subject);
  const scale = Math.min(430 / pack.width, 400 / pack.height);
  const w = pack.width * scale;
  const h = pack.height * scale;
  const cx = 350;
  const floor = 505 - Math.max(0, (340 - h) / 3);
  const left = cx - w / 2 - 46;
  const below = floor + 58;
  const size = canvas.type.clean(subject.size ?? '');
  const ends = (x1: number, y1: number, x2: number, y2: number, vertical: boolean): string =>
    line(d`M${x1} ${y1}L${x2} ${y2}`, tint.strong, 2.4) +
    line(
      vertical ? d`M${x1 - 9} ${y1}h18M${x2 - 9} ${y2}h18` : d`M${x1} ${y1 - 9}v18M${x2} ${y2 - 9}v18`,
      tint.strong,
      2.4,
    );
  const label =
    size === ''
      ? ''
      : canvas.type.fitted(size, {
          x: cx,
          y: below + 38,
          width: 460,
          size: 27,
          minSize: 14,
          weight: 700,
          fill: tint.strong,
          anchor: 'middle',
        }).markup;
  return (
    backdrop(canvas, productSide, productSide, tint) +
    stand(canvas, pack, cx, floor, { w: 430, h: 400 }, tint) +
    ends(left, floor - h, left, floor, true) +
    ends(cx - w / 2, below, cx + w / 2, below, false) +
    label
  );
};

/** Whether the product is an animal: by its flag, or by the form of its picture. */
const isLive = (subject: ArtSubject): boolean =>
  subject.liveAnimal || ['bird', 'fish', 'reptile', 'small-animal', 'insect', 'live'].includes(subject.form);

/** Draws one of a product's three pictures. The same product always gets the same three pictures. */
export const drawProduct = (canvas: Canvas, subject: ArtSubject, view: ArtView): string => {
  const markup = isLive(subject)
    ? drawLiveAnimal(canvas, subject, view)
    : view === 3
      ? drawLifestyle(canvas, subject)
      : view === 2 && !isPrinted(shapeOf(subject))
        ? measures(canvas, subject)
        : front(canvas, subject, view === 2 ? 'back' : 'front');
  return canvas.finish(productSide, productSide, markup);
};
