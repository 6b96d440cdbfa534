import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { makeSealer } from '../secrets/sealer.ts';
import type { NoticeRequest } from './stock-notices.ts';

/** A request that was just made. */
export interface UndoableNotice extends NoticeRequest {
  readonly askedAt: number;
}

/** Tokens with which whoever has just asked for a mail takes it back, also without an account. */
export interface UndoTokens {
  readonly tokenOf: (notice: UndoableNotice) => string;
  /** Undefined for a token that this shop did not make. */
  readonly read: (token: string) => UndoableNotice | undefined;
}

const PREFIX = 'sealed.1.';

/** Tokens that contain the request, encrypted and authenticated with the server's secret: they cannot be guessed. */
export const makeUndoTokens = (serverSecret: string): UndoTokens => {
  const sealer = makeSealer(serverSecret, 'stock-notice-undo');
  return {
    tokenOf: ({ partNumber, location, email, shopperId, askedAt }) =>
      sealer.seal(JSON.stringify([partNumber, location, email, shopperId ?? null, askedAt])).slice(PREFIX.length),
    read: (token) => {
      try {
        const [partNumber, location, email, shopperId, askedAt] = JSON.parse(sealer.open(PREFIX + token));
        return { partNumber, location, email, shopperId: shopperId ?? undefined, askedAt };
      } catch {
        return undefined;
      }
    },
  };
};

/**
 * Ends a request that was just made. One that the owner of the address made before stays: who asks with the address of
 * somebody else takes nothing from them. So does one that was made later. [ACC-06]
 */
export const undoNotice = async (
  trx: Transaction<Database>,
  { partNumber, location, email, shopperId, askedAt }: UndoableNotice,
): Promise<void> => {
  await trx
    .deleteFrom('stock_notice')
    .where('email', '=', email)
    .where('part_number', '=', partNumber)
    .where('location', '=', location)
    .where('asked_at', '<=', askedAt)
    .where(({ eb, or }) =>
      or([eb('shopper_id', 'is', null), ...(shopperId === undefined ? [] : [eb('shopper_id', '=', shopperId)])]),
    )
    .execute();
};
