import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  ChooseDateFailure,
  Preview,
  PreviewGateway,
  StaffSignInFailure,
} from '../../../core/preview/preview-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { fields, optionalText, text } from '../../http/wire-codecs';
import { callCommerce } from '../call-commerce';
import { isRefusedWith } from '../refusals';

/** The platform's header with the token of a store preview (contracts 1.2). */
const PREVIEW_HEADER = 'WCPreviewToken';

const previewWire = fields('preview', { previewToken: text, at: optionalText });

/** Previews for staff, at the embedded backend (MOD-01). */
export class HttpPreviewGateway implements PreviewGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly signIn: PreviewGateway['signIn'] = (staffName, password) =>
    pipe(
      this.#call({ method: 'POST', body: { staffName, password } }),
      TE.mapLeft((failure): StaffSignInFailure => {
        if (failure.kind !== 'refused') return failure;
        if (failure.status === 429) return { kind: 'too-many-attempts' };
        return isRefusedWith(failure, ['_ERR_PREVIEW_SIGN_IN']) ? { kind: 'staff-refused' } : failure;
      }),
    );

  readonly preview: PreviewGateway['preview'] = (token) =>
    pipe(
      this.#call({ method: 'GET', headers: { [PREVIEW_HEADER]: token } }),
      TE.mapLeft((failure) => (isOver(failure) ? OVER : failure)),
    );

  readonly chooseDate: PreviewGateway['chooseDate'] = (token, at) =>
    pipe(
      this.#call({ method: 'PUT', headers: { [PREVIEW_HEADER]: token }, body: { at } }),
      TE.mapLeft((failure): ChooseDateFailure => {
        if (isOver(failure)) return OVER;
        return failure.kind === 'refused' && failure.parameters.includes('at') ? { kind: 'date-refused' } : failure;
      }),
    );

  #call(call: Pick<Parameters<HttpClient>[0], 'method' | 'body' | 'headers'>): TE.TaskEither<UpstreamFailure, Preview> {
    return pipe(
      callCommerce(this.#http, { ...call, kind: 'personal', path: 'x_preview' }, previewWire),
      TE.map(({ previewToken, at }) => ({ token: previewToken, at })),
    );
  }
}

const OVER = { kind: 'preview-over' } as const;

const isOver = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_PREVIEW_OVER']);
