import { group } from '../kit/svg.ts';
import { drawBag } from './bag.ts';
import { readDrawing } from './shape-drawing.ts';
import { namedColour } from '../kit/flavour.ts';
import { materialColourOf } from './materials.ts';
import type { DrawShape } from './pack.ts';

const drawHeap = readDrawing('heap');

/** A bag of gravel, sand or substrate with a heap of its content in front, in the content's own colour. */
export const drawLooseBag: DrawShape = (input) => {
  const bag = drawBag(input);
  if (input.side === 'back') return bag;
  const { color, name } = input.subject;
  const heap = drawHeap({ ...input, colour: namedColour(color) ?? materialColourOf(name) ?? input.colour });
  const shift = 108;
  return {
    ...bag,
    markup: bag.markup + group(heap.markup, { x: bag.width + shift - heap.width, y: bag.height - heap.height + 8 }),
    width: bag.width + shift,
    height: bag.height + 6,
  };
};
