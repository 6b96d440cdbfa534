import type { Logger } from '../../core/shared/logger';
import { foreignOriginOf, pictureRule, type PictureRule } from '../../ui/design/picture-rule';

/** More different origins than this come from a fault elsewhere; they are not all worth a line. */
const MAX_WARNINGS = 50;

/**
 * The rule of pictures for pages that the server draws. An origin whose pictures are left out is logged once, since
 * nobody sees it otherwise: pages show a stand-in.
 */
export const watchPictures = (origins: ReadonlyArray<string>, logger: Pick<Logger, 'warn'>): PictureRule => {
  const isAllowed = pictureRule(origins);
  const warned = new Set<string>();
  return (address) => {
    if (isAllowed(address)) return true;
    const origin = foreignOriginOf(address) ?? '';
    if (!warned.has(origin) && warned.size < MAX_WARNINGS) {
      warned.add(origin);
      logger.warn('pictures of this origin are not shown; name it in IMAGE_ORIGINS if they should be', { origin })();
    }
    return false;
  };
};
