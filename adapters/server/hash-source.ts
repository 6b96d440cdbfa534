import { createHash } from 'node:crypto';

/** By which a content-security-policy lets in one script or style that stands in a document. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
