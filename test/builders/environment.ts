import type { ChromeData } from '../../ui/page/page-data';

/** The environment of a server without environment settings. */
export const NO_ENVIRONMENT: ChromeData['environment'] = { environment: '', serverApiOrigin: '', commitSHA: '' };
