import * as t from 'io-ts';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FindLocation, LocationFailure } from '../../core/geolocation/location';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpClient } from '../http/http-client';
import { fields } from '../http/wire-codecs';

const SERVICE = 'geolocation';

const locationWire = fields('position', { location: fields('location', { lat: t.number, lng: t.number }) });

/** Status 404 means that the service knows no position for the address; every other failure is an outage. */
const toLocationFailure = (failure: UpstreamFailure): LocationFailure => ({
  method: 'GOOGLE',
  message: messageOf(failure),
  ...(failure.kind === 'refused' && failure.status === 404 ? {} : { isOutage: true }),
});

const messageOf = (failure: UpstreamFailure): string => {
  switch (failure.kind) {
    case 'refused':
      return `The geolocation service refused with status ${failure.status}.`;
    case 'unreachable':
      return `The geolocation service did not respond (${failure.cause}).`;
    case 'unintelligible':
      return 'The geolocation service sent a response that could not be read.';
  }
};

/**
 * Finds the shopper's location by IP address with the geolocation service (GEO-01). A 204 or 404 means that the location is
 * unknown. Other refusals, unreadable responses and no response are outages.
 */
export const makeHttpLocation = (http: HttpClient): FindLocation =>
  pipe(
    http({ kind: 'optional', method: 'POST', path: 'geolocate', body: { considerIp: true } }),
    TE.mapLeft(toLocationFailure),
    TE.filterOrElse(
      ({ status }) => status !== NO_CONTENT,
      (): LocationFailure => ({
        method: 'GOOGLE',
        message: 'The geolocation service does not know where this address is.',
      }),
    ),
    TE.chainEitherK(({ body }) => E.mapLeft(toLocationFailure)(decode(SERVICE, locationWire)(body))),
    TE.map(({ location: { lat, lng } }) => ({ latitude: lat, longitude: lng, method: 'GOOGLE' })),
  );

const NO_CONTENT = 204;
