import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { canOf, type Capabilities } from '../configuration/capabilities';
import { makeLeadsTo } from '../paths/path-needs';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { MarketingContent } from './marketing-content';

/** A message for everybody, such as stores that are closed by a storm. Plain text: its markup was removed. */
export interface EmergencyMessage {
  readonly text: string;
  /** The page with more about it. */
  readonly url: string | undefined;
}

/** The spot of the emergency banner (HDR-13). */
const SPOT = 'Home_EmergencyBanner_React';

export interface LoadEmergencyPorts {
  readonly content: MarketingContent;
  readonly capabilities: Capabilities;
}

/**
 * Loads the messages of the emergency banner; none without content, and without a request where the backend has no spots.
 * Links to pages that the shop does not have are left out. Fails as an upstream does (HDR-13).
 */
export type LoadEmergency = TE.TaskEither<UpstreamFailure, ReadonlyArray<EmergencyMessage>>;

export const makeLoadEmergency = ({ content, capabilities }: LoadEmergencyPorts): LoadEmergency => {
  if (!capabilities.has('espots')) return TE.right([]);
  const leadsTo = makeLeadsTo(canOf(capabilities));
  return pipe(
    content.spot(SPOT),
    TE.map(({ items }) =>
      items.flatMap(({ text, url }) =>
        text === undefined ? [] : [{ text, url: url !== undefined && leadsTo(url) ? url : undefined }],
      ),
    ),
  );
};
