import type { WebRequest } from './web';

/** `data` is asked for by the shop's own scripts, which accept JSON and no document. */
export const accepts = (header: string | undefined): WebRequest['accepts'] =>
  header !== undefined && header.includes('application/json') && !header.includes('text/html') ? 'data' : 'html';
