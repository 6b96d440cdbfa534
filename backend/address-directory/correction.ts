import type { PostalAddress } from './address-directory.ts';

const PARTS = ['line1', 'line2', 'city', 'state', 'zipCode'] as const;

/** The address as the directory writes it; undefined when it was typed just so. */
export const correctionOf = (typed: PostalAddress, written: PostalAddress): PostalAddress | undefined =>
  PARTS.every((part) => written[part] === typed[part]) ? undefined : written;
