import * as E from 'fp-ts/Either';
import type { WebRequest, WebResponse } from '../../adapters/server/requests/web';
import type { NoSuchPet, PetFailure } from '../../core/pets/pet-gateway';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { PetTokens } from '../pets/tokens';
import type { Services } from '../token/services';

const FOLDER = `${ACCOUNT_PATHS.petPhoto}/`;
/** A picture of another type is not sent on. */
const PICTURE = /^image\/(?:webp|jpeg|png|avif)$/;

const withoutPhoto = (status: number): WebResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  body: status === 404 ? 'We couldn’t find this photo.' : 'We couldn’t load this photo.',
});

/** There is no such pet, or what was asked for cannot be one. */
const isNone = (failure: NoSuchPet | PetFailure): boolean =>
  failure.kind === 'refused' ? failure.status === 400 : ['no-such-pet', 'sign-in-needed'].includes(failure.kind);

/**
 * Responds with the photo of one of the signed-in shopper's own pets, which nobody stores (ACC-04); undefined for any
 * other path. For photos of others, as for those that do not exist, the response is 404.
 */
export const respondWithPetPhoto = async (
  services: Services,
  { url, personal }: WebRequest,
): Promise<WebResponse | undefined> => {
  if (!url.pathname.startsWith(FOLDER)) return undefined;
  const id = url.pathname.slice(FOLDER.length);
  if (!personal || !/^[\w-]{1,64}$/.test(id)) return withoutPhoto(404);
  const photo = await services.get(PetTokens.loadPhoto)(id)();
  if (E.isLeft(photo)) {
    return withoutPhoto(isNone(photo.left) ? 404 : 503);
  }
  const { type, body } = photo.right;
  if (!PICTURE.test(type)) return withoutPhoto(503);
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'private, no-store' },
    body: Buffer.from(body, 'base64'),
  };
};
