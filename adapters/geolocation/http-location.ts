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

/** 404 is how the service itself says that an address is nowhere. */
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
      return `The geolocation service did not answer (${failure.cause}).`;
    case 'unintelligible':
      return 'The geolocation service gave an answer that could not be read.';
  }
};

/**
 * By the address from which the shopper comes, as the geolocation service knows it (GEO-01). A service that refuses or
 * does not answer is an outage.
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
    TE.chainEitherK(({ body }) => pipe(body, decode(SERVICE, locationWire), E.mapLeft(toLocationFailure))),
    TE.map(({ location: { lat, lng } }) => ({ latitude: lat, longitude: lng, method: 'GOOGLE' })),
  );

const NO_CONTENT = 204;
