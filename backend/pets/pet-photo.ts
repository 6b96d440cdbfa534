import { CommerceFailure } from '../http/commerce-failure.ts';
import { decodePicture } from '../images/imported/decode-picture.ts';

/** A photo as it is stored: a square without the metadata of its file. */
export interface PetPhoto {
  readonly hash: string;
  /** WebP. */
  readonly body: Buffer;
}

/** What becomes of the photo of a pet: it stays, goes, or is replaced. */
export type PhotoChange = 'keep' | 'remove' | PetPhoto;

export const PHOTO_TYPE = 'image/webp';

const SIDE = 480;
const SQUARE = { width: SIDE, height: SIDE, fit: 'cover' } as const;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** JPEG, PNG or WebP, by the first bytes. */
const isPhoto = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  bytes.toString('latin1', 1, 4) === 'PNG' ||
  bytes.toString('latin1', 8, 12) === 'WEBP';

const refused = (reason: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PHOTO_REFUSED',
    message: `We can’t use this photo: ${reason}.`,
    parameters: 'photo',
  });

/** Decodes a posted photo and encodes it again. Throws `_ERR_PHOTO_REFUSED` for what is no JPEG, PNG or WebP picture. */
export const readPhoto = async (posted: string | undefined): Promise<PhotoChange> => {
  if (posted === undefined) return 'keep';
  if (posted === '') return 'remove';
  if (!BASE64.test(posted)) throw refused('it isn’t base64');
  const bytes = Buffer.from(posted, 'base64');
  if (!isPhoto(bytes)) throw refused('it isn’t a JPEG, PNG or WebP file');
  const decoded = await decodePicture(bytes, SQUARE);
  if (!decoded.ok) throw refused(decoded.reason);
  const { hash, body } = decoded.picture;
  return { hash, body };
};
