import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from './page-replies';
import { visitOf, type Visibility } from './web-requests';
import type { Fault, HandleFault } from './web';

/** Answers a page request that went wrong, always with a page and never with a stack trace (RTE-09). */
export interface FaultPages {
  readonly send: (request: FastifyRequest, reply: FastifyReply, kind: Fault['kind']) => Promise<FastifyReply>;
}

export interface FaultPagesOptions extends Visibility {
  readonly handleFault: HandleFault;
}

/** Faults drawn by the shop in its own look, and by a page without any parts when even that fails. */
export const makeFaultPages = (options: FaultPagesOptions): FaultPages => ({
  send: async (request, reply, kind) => {
    const status = STATUS_OF[kind];
    const { web } = visitOf(request, options, AbortSignal.timeout(FAULT_PAGE_MS));
    try {
      const answer = await options.handleFault(web, { kind, status, reference: request.id });
      return sendAnswer(reply, web, answer);
    } catch (error) {
      request.log.error({ err: error, reference: request.id }, 'the page for a fault could not be made');
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(lastResortPage(request.id));
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

/** What a status in 400 to 499 that the server itself gave means for the shopper. */
export const faultKindOf = (status: number): Fault['kind'] =>
  (Object.keys(STATUS_OF) as ReadonlyArray<Fault['kind']>).find((kind) => STATUS_OF[kind] === status) ??
  (status < 500 ? 'malformed' : 'broken');

/** Needs nothing: no data, no stylesheet, no script. The reference is one of our own making. */
export const lastResortPage = (reference: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>Sorry, something went wrong</h1><p>Please try again in a moment, or go back to the <a href="/shop/en/petcostore">home page</a>. If you ask us for help, tell us this reference: <strong>${reference}</strong></p></main></body>
</html>
`;
