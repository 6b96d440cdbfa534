import type { ErrorLog } from '../../core/shared/error-log';
import type { HttpClient } from '../http/http-client';

/** Sends reports to `{site}/api/log-error`, with the client of the shop's own site. */
export class HttpErrorLog implements ErrorLog {
  readonly #site: HttpClient;

  constructor(site: HttpClient) {
    this.#site = site;
  }

  readonly report: ErrorLog['report'] = (section, facts) => async () => {
    await this.#site({ kind: 'optional', method: 'POST', path: 'api/log-error', body: { section, data: facts } })();
  };
}
