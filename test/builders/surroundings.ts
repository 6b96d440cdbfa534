import type { ChromeData } from '../../ui/page/page-data';

/** A page that nobody says anything about. */
export const NOWHERE: ChromeData['surroundings'] = { environment: '', serverApiOrigin: '', commitSHA: '' };
