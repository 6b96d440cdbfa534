import * as E from 'fp-ts/Either';
import { previewInCookie } from '../../adapters/server/requests/preview-cookie';
import type { WebRequest, WebResponse } from '../../adapters/server/requests/web';
import {
  PREVIEW_CHANGES_PATH,
  PREVIEW_FORM_ACTIONS,
  PREVIEW_OVER_PATH,
  PREVIEW_PATH,
} from '../../core/paths/preview-paths';
import type { Preview } from '../../core/preview/preview-gateway';
import type { Shell } from '../rendering/shell';
import { RequestHandler } from './request-handler';
import { makePublicContainer, publicPortsOf, type ServerParts } from './server-containers';

const OWN_FORMS: ReadonlyArray<string> = Object.values(PREVIEW_FORM_ACTIONS);

/**
 * Handles the requests of staff who see a preview (MOD-01). Each gets a container and caches of its own, which end with
 * the request, so nothing of a preview is ever shown to a shopper. A preview changes nothing.
 */
export class PreviewHandler {
  readonly #parts: ServerParts;
  readonly #shell: () => Shell;
  /** Handles requests for the shop of now. */
  readonly #now: RequestHandler;

  constructor(now: RequestHandler, parts: ServerParts, shell: () => Shell) {
    this.#now = now;
    this.#parts = parts;
    this.#shell = shell;
  }

  /** Returns the response to a request with the token of a preview. No cache may store it. */
  async handle(request: WebRequest, token: string): Promise<WebResponse> {
    return neverKept(await this.#responseTo(request, token));
  }

  async #responseTo(request: WebRequest, token: string): Promise<WebResponse> {
    const { pathname } = request.url;
    if (request.method === 'POST') {
      if (OWN_FORMS.includes(pathname)) return this.#now.handle(request);
      return { redirect: PREVIEW_CHANGES_PATH, status: 303 };
    }
    const preview = await publicPortsOf(this.#parts).previews.preview(token)();
    if (E.isRight(preview)) return this.#show(request, preview.right);
    if (preview.left.kind !== 'preview-over') return this.#now.unavailable(request);
    previewInCookie(request.cookies).forget();
    return pathname === PREVIEW_PATH ? this.#now.handle(request) : { redirect: PREVIEW_OVER_PATH, status: 302 };
  }

  #show(request: WebRequest, preview: Preview): Promise<WebResponse> {
    const { config } = this.#parts;
    // Without the scripts of others, which would track the staff.
    const parts = {
      ...this.#parts,
      preview,
      config: { ...config, pageScripts: {}, googleClientId: undefined, chatDeployment: undefined },
    };
    return new RequestHandler(makePublicContainer(parts), parts, this.#shell).handle(request);
  }
}

/** Returns the response with headers that keep it out of every cache. */
const neverKept = (response: WebResponse): WebResponse => {
  const headers = { ...response.headers, 'cache-control': 'private, no-store' };
  return 'redirect' in response ? { ...response, headers } : { ...withoutSharing(response), headers };
};

const withoutSharing = ({ shared: _shared, ...response }: Exclude<WebResponse, { redirect: string }>) => response;
