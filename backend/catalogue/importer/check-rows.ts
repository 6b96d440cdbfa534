import type { FeedMap } from './feed-map.ts';
import { readFeedItem, readId } from './feed/feed-item.ts';
import { makeFieldReader } from './feed/field-reader.ts';
import type { FeedPlaces } from './feed-places.ts';
import type { FeedLine, FeedRecord } from './feed/feed-reader.ts';
import type { RefusedRow } from './import-types.ts';
import { placeItem } from './placement/place-item.ts';
import type { PlacedItem } from './write-batch.ts';
import { ownValue } from '../../shared/own-value.ts';

export interface NumberedItem extends PlacedItem {
  readonly line: number;
}

/** The result of checking a line: it is imported, deletes an item, or is refused. */
export type CheckedRow =
  | { readonly kind: 'item'; readonly item: NumberedItem }
  | { readonly kind: 'deletion'; readonly line: number; readonly id: string }
  | { readonly kind: 'refused'; readonly refused: RefusedRow };

const MAX_SHOWN_ID_LENGTH = 50;

/** The id in a form that is safe to print. */
export const shownId = (id: string): string =>
  id
    .trim()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .slice(0, MAX_SHOWN_ID_LENGTH);

const textAt = (record: FeedRecord, name: string): string => {
  const value = ownValue(record, name);
  return typeof value === 'string' ? value : (value?.[0] ?? '');
};

/** Every reason why the line cannot be read; none when it can. */
export const readingFaults = (entry: FeedLine): readonly string[] =>
  'unreadable' in entry ? [entry.unreadable] : entry.damagedColumns.map((column) => `${column} is not valid UTF-8`);

/** The id in a line, valid or not; empty when there is none. */
export const idOf = (entry: FeedLine): string => ('unreadable' in entry ? entry.id : textAt(entry.record, 'id').trim());

const deletionColumns = ['delete', 'deleted', 'is_deleted'] as const;

/** Whether the row deletes its item; undefined when the value is neither yes nor no. */
const deleteFlagOf = (record: FeedRecord): boolean | undefined => {
  const given = deletionColumns
    .map((column) => textAt(record, column).trim().toLowerCase())
    .find((text) => text !== '');
  if (given === undefined || ['false', 'no', 'n', '0'].includes(given)) return false;
  return ['true', 'yes', 'y', '1'].includes(given) ? true : undefined;
};

/** Whether the line deletes its item, as far as it can be read. */
export const isDeletion = (entry: FeedLine): boolean => !('unreadable' in entry) && deleteFlagOf(entry.record) === true;

export interface RowCheckerOptions {
  readonly places: FeedPlaces;
  readonly map?: FeedMap | undefined;
}

/**
 * Creates the check of a line: it must be readable, its fields valid, its category known, and its id new in this feed.
 */
export const makeRowChecker = ({ places, map }: RowCheckerOptions): ((line: FeedLine) => CheckedRow) => {
  const lineOfId = new Map<string, number>();
  return (entry) => {
    const { line } = entry;
    const refuse = (reasons: readonly string[]): CheckedRow => ({
      kind: 'refused',
      refused: { line, id: shownId(idOf(entry)), reasons },
    });
    const faults = readingFaults(entry);
    if ('unreadable' in entry || faults.length > 0) return refuse(faults);
    const mayGo = deleteFlagOf(entry.record);
    if (mayGo === undefined) return refuse(['delete must be true or false']);
    if (mayGo) {
      const fields = makeFieldReader(entry.record);
      const id = readId(fields, 'id');
      if (id === '') return refuse(['id is missing']);
      if (fields.reasons.length > 0) return refuse(fields.reasons);
      const firstLine = lineOfId.get(id);
      if (firstLine !== undefined) return refuse([`id stands on line ${firstLine} already`]);
      lineOfId.set(id, line);
      return { kind: 'deletion', line, id };
    }
    const reading = readFeedItem(entry.record);
    if (!reading.ok) return refuse(reading.reasons);
    const { item } = reading;
    const firstLine = lineOfId.get(item.id);
    if (firstLine !== undefined) return refuse([`id stands on line ${firstLine} already`]);
    const placement = map?.(item) ?? placeItem(item);
    if (places.categories(placement) === undefined) return refuse(['the shop has too many categories already']);
    lineOfId.set(item.id, line);
    return { kind: 'item', item: { item, placement, line } };
  };
};
