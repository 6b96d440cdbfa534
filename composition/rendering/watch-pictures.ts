import type { Logger } from '../../core/shared/logger';
import { foreignOriginOf, pictureRule, type PictureRule } from '../../ui/design/picture-rule';

/** A higher number of different origins comes from a fault elsewhere; further ones are not logged. */
const MAX_WARNINGS = 50;

/**
 * Returns the rule of images for pages that the server renders. An origin whose images are left out is logged once,
 * because the pages only show a placeholder.
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
