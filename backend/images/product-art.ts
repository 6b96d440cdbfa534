import type { ArtSubject, ArtView } from './kit/art-subject.ts';
import { formOf, isPrinted } from './forms/form-table.ts';
import type { Easel } from './kit/easel.ts';
import { backdrop, tintOf } from './kit/ground.ts';
import { d, line } from './kit/svg.ts';
import type { Side } from './label/front.ts';
import { drawLifestyle, drawLiveAnimal } from './lifestyle-art.ts';
import { packOf, productSide, stand } from './forms/pack-art.ts';

const front = (easel: Easel, subject: ArtSubject, side: Side): string => {
  const tint = tintOf(subject.department);
  const pack = packOf(easel, subject, side);
  const floor = pack.height < 300 ? 500 : 570;
  return backdrop(easel, productSide, productSide, tint) + stand(easel, pack, 320, floor, { w: 530, h: 500 }, tint);
};

/** Length lines beside a thing that has no printed back, with its size where the catalogue states one. */
const measures = (easel: Easel, subject: ArtSubject): string => {
  const tint = tintOf(subject.department);
  const pack = packOf(easel, subject);
  const scale = Math.min(430 / pack.width, 400 / pack.height);
  const w = pack.width * scale;
  const h = pack.height * scale;
  const cx = 350;
  const floor = 505 - Math.max(0, (340 - h) / 3);
  const left = cx - w / 2 - 46;
  const below = floor + 58;
  const size = easel.type.clean(subject.size ?? '');
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
      : easel.type.fitted(size, {
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
    backdrop(easel, productSide, productSide, tint) +
    stand(easel, pack, cx, floor, { w: 430, h: 400 }, tint) +
    ends(left, floor - h, left, floor, true) +
    ends(cx - w / 2, below, cx + w / 2, below, false) +
    label
  );
};

/** Feeders and the like are sold alive though no pet of the shop's. */
const isLive = (subject: ArtSubject): boolean =>
  subject.liveAnimal || ['bird', 'fish', 'reptile', 'small-animal', 'insect', 'live'].includes(subject.form);

/** Draws one of a product's three pictures. Any subject gives a picture; the same subject always gives the same one. */
export const drawProduct = (easel: Easel, subject: ArtSubject, view: ArtView): string => {
  const markup = isLive(subject)
    ? drawLiveAnimal(easel, subject, view)
    : view === 3
      ? drawLifestyle(easel, subject)
      : view === 2 && !isPrinted(formOf(subject))
        ? measures(easel, subject)
        : front(easel, subject, view === 2 ? 'back' : 'front');
  return easel.finish(productSide, productSide, markup);
};
