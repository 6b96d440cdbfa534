import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsDocument } from '../requests/accepts';
import { sendResponse } from './page-replies';
import { RenderRefused, type RenderLimits } from './render-limits';
import { lastResortPage } from '../responses/static-pages';
import { sendStaticPage } from '../responses/send-static-page';
import { visitOf, type RequestRules } from '../requests/web-requests';
import type { Fault, HandleFault } from '../requests/web';

/** Responds to a page request that failed, always with a page and never with a stack trace (RTE-09). */
export interface FaultPages {
  readonly send: (request: FastifyRequest, reply: FastifyReply, kind: Fault['kind']) => Promise<FastifyReply>;
}

export interface FaultPagesOptions extends RequestRules {
  readonly handleFault: HandleFault;
  readonly limits: RenderLimits;
}

/**
 * Sends faults as pages in the shop's design. Sends a static page when that fails or a limit refuses the rendering, and
 * a line of text to a client that does not accept a document. The status is that of the fault in each case.
 */
export const makeFaultPages = (options: FaultPagesOptions): FaultPages => ({
  send: async (request, reply, kind) => {
    const status = STATUS_OF[kind];
    if (!acceptsDocument(request.headers.accept)) {
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(TEXT_OF[kind]);
    }
    const { web } = visitOf(request, options, AbortSignal.timeout(FAULT_PAGE_MS));
    const fault = { kind, status, reference: request.id };
    try {
      const response = await options.limits.forRequest(request, () => options.handleFault(web, fault));
      return await sendResponse(request, reply, web, response);
    } catch (error) {
      if (!(error instanceof RenderRefused)) {
        request.log.error({ err: error, reference: request.id }, 'the page for a fault could not be made');
      }
      return sendStaticPage(reply, status, lastResortPage(request.id));
    }
  },
});

const FAULT_PAGE_MS = 2_000;

const STATUS_OF: Readonly<Record<Fault['kind'], Fault['status']>> = {
  malformed: 400,
  'cross-site': 403,
  method: 405,
  'too-large': 413,
  'unsupported-form': 415,
  broken: 500,
};

const TEXT_OF: Readonly<Record<Fault['kind'], string>> = {
  malformed: 'Bad request.',
  'cross-site': 'This request didn’t come from a page on this site.',
  method: 'This method isn’t allowed here.',
  'too-large': 'The request is too large.',
  'unsupported-form': 'The kind of content cannot be read here.',
  broken: 'Something went wrong.',
};

/** Returns the kind of fault for a status from 400 to 499 that the server itself has set. */
export const faultKindOf = (status: number): Fault['kind'] =>
  (Object.keys(STATUS_OF) as ReadonlyArray<Fault['kind']>).find((kind) => STATUS_OF[kind] === status) ??
  (status < 500 ? 'malformed' : 'broken');
