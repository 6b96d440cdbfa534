import { browserClock } from '../../adapters/browser/browser-clock';
import { DocumentScriptLoader } from '../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../adapters/browser/trusted-script-url';
import { whenIdle } from '../../adapters/browser/when-idle';
import { whenSeen } from '../../adapters/browser/when-seen';
import { DataLayerQueue } from '../../adapters/tag-manager/data-layer-queue';
import { makeRunPageScripts, type PageScriptPorts } from '../../core/analytics/run-page-scripts';
import type { PageScript } from '../../core/analytics/page-scripts';

/**
 * Loads the third-party scripts that the server lists for this page (ANA-02). Its Trusted Types policy accepts only
 * their exact addresses. The content-security-policy allows this policy only on such pages
 * (adapters/server/responses/csp-additions.ts).
 */
export const startPageScripts = (scripts: ReadonlyArray<PageScript>, consent: PageScriptPorts['consent']): void => {
  const addresses = new Set(scripts.map(({ src }) => src));
  const trust = makeTrustScriptUrl(window, 'shop-page-scripts', (url) => addresses.has(url));
  const run = makeRunPageScripts({
    scripts: new DocumentScriptLoader(document, trust),
    consent,
    queue: new DataLayerQueue(window, browserClock),
    moments: {
      idle: () => new Promise((resolve) => whenIdle(resolve)),
      'footer-seen': () => new Promise((resolve) => whenSeen(document.querySelector('#shop footer'), resolve)),
    },
  });
  run(scripts)();
};
