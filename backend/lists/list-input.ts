import { quantitySchema, readPositiveQuantity, type WireQuantity } from '../cart/quantity.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import type { ItemChange, Named, RequestedItem } from './change-lists.ts';
import { MAX_ITEMS, MAX_NAME, MAX_NOTE } from './list-failures.ts';

const identifier = { type: 'string', minLength: 1, maxLength: 64 };
const name = { type: 'string', minLength: 1, maxLength: 2 * MAX_NAME };

interface WireItem {
  readonly productId?: string;
  readonly partNumber?: string;
  readonly quantityRequested?: WireQuantity;
}

export interface ListBody {
  readonly descriptionName?: string;
  readonly item?: readonly WireItem[];
}

/** JSON schemas of the requests about lists. Query parameters of a removal are checked by `readRemoved`. */
export const schemas = {
  list: { type: 'object', properties: { externalId: identifier } },
  item: { type: 'object', properties: { externalId: identifier, itemId: identifier } },
  shared: { type: 'object', properties: { token: identifier } },
  body: {
    type: 'object',
    properties: {
      descriptionName: name,
      item: {
        type: 'array',
        maxItems: MAX_ITEMS,
        items: {
          type: 'object',
          properties: { productId: identifier, partNumber: identifier, quantityRequested: quantitySchema },
        },
      },
    },
  },
  adding: { type: 'object', properties: { addItem: { type: 'string', enum: ['true', 'false'] } } },
  removing: {
    type: 'object',
    properties: { productId: identifier, partNumber: identifier, itemId: identifier },
  },
  change: {
    type: 'object',
    properties: { quantityRequested: quantitySchema, x_note: { type: 'string', maxLength: 4 * MAX_NOTE } },
  },
  move: { type: 'object', required: ['x_to'], properties: { x_to: identifier } },
  restore: {
    type: 'object',
    required: ['externalIdentifier'],
    properties: { externalIdentifier: identifier, itemId: identifier },
  },
  share: {
    type: ['object', 'null'],
    properties: { x_showsName: { type: 'string', enum: ['true', 'false'] } },
  },
};

/** Reads a list's name: 1 to 60 characters, with single spaces. Throws for another one. */
export const readName = (text: string | undefined): string => {
  const read = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (read === '') throw invalidParameter('descriptionName', 'descriptionName must not be empty.');
  if (read.length > MAX_NAME) {
    throw invalidParameter('descriptionName', `descriptionName must have at most ${MAX_NAME} characters.`);
  }
  return read;
};

const readNamed = ({ productId, partNumber }: WireItem): Named => {
  if (productId !== undefined) return { productId };
  if (partNumber !== undefined) return { partNumber };
  throw invalidParameter('item', 'Each item needs a productId or a partNumber.');
};

export const readItems = (items: readonly WireItem[] = []): readonly RequestedItem[] =>
  items.map((item) => ({
    ...readNamed(item),
    quantity: readPositiveQuantity(item.quantityRequested ?? '1', 'quantityRequested'),
  }));

export interface RemovalQuery {
  readonly productId?: string;
  readonly partNumber?: string;
  readonly itemId?: string;
}

/** The item that a removal names; undefined when it is about the whole list. */
export const readRemoved = (query: RemovalQuery): Named | { readonly itemId: string } | undefined => {
  const { productId, partNumber, itemId } = query;
  if (itemId !== undefined) return { itemId };
  return productId === undefined && partNumber === undefined ? undefined : readNamed(query);
};

export interface ChangeBody {
  readonly quantityRequested?: WireQuantity;
  readonly x_note?: string;
}

export const readChange = ({ quantityRequested, x_note: text }: ChangeBody): ItemChange => {
  const note = text?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (note !== undefined && note.length > MAX_NOTE) {
    throw invalidParameter('x_note', `x_note must have at most ${MAX_NOTE} characters.`);
  }
  const quantity =
    quantityRequested === undefined ? undefined : readPositiveQuantity(quantityRequested, 'quantityRequested');
  return { quantity, note };
};
