import { GisGoogleIdentity, type GoogleWindow } from '../../../adapters/google/gis-google-identity';
import { StubGoogleIdentity } from '../../../adapters/google/stub-google-identity';
import type { GoogleGateway } from '../../../core/identity/sign-in/google-gateway';
import type { GoogleIdentity } from '../../../core/identity/sign-in/google-identity';
import type { GoogleSetup } from '../../../core/identity/sign-in/google-setup';
import { pageScripts } from '../../platform/page-scripts';

let made: GoogleIdentity<HTMLElement> | undefined;

/** Returns the page's only instance, because Google can be initialised only once. */
export const googleIdentity = (setup: GoogleSetup, nonce: GoogleGateway['nonce']): GoogleIdentity<HTMLElement> => {
  made ??= setup.kind === 'google' ? gis(setup.clientId, nonce) : new StubGoogleIdentity(window, nonce);
  return made;
};

const gis = (clientId: string, nonce: GoogleGateway['nonce']): GoogleIdentity<HTMLElement> => {
  const globals: Window & GoogleWindow = window;
  return new GisGoogleIdentity({ clientId, nonce, window: globals, scripts: pageScripts });
};
