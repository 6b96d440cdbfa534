import * as E from 'fp-ts/Either';
import type {
  ChooseDateFailure,
  Preview,
  PreviewGateway,
  StaffSignInFailure,
} from '../../core/preview/preview-gateway';
import { FakeUpstream } from './fake-upstream';

const TOKEN = /^token-(.*)$/;

/** Previews in memory. Its tokens are `token-` and the date. */
export class FakePreviewGateway extends FakeUpstream<keyof PreviewGateway> implements PreviewGateway {
  readonly #staff = new Map<string, string>();
  #wrong = 0;

  constructor() {
    super('commerce');
  }

  hasStaff(name: string, password: string): this {
    this.#staff.set(name, password);
    return this;
  }

  readonly signIn: PreviewGateway['signIn'] = (staffName, password) =>
    this.respondEither('signIn', (): E.Either<StaffSignInFailure, Preview> => {
      if (this.#wrong >= 5) return E.left({ kind: 'too-many-attempts' });
      if (this.#staff.get(staffName) === password) return E.right(previewOf(undefined));
      this.#wrong += 1;
      return E.left({ kind: 'staff-refused' });
    });

  readonly preview: PreviewGateway['preview'] = (token) =>
    this.respondEither('preview', () => {
      const at = TOKEN.exec(token)?.[1];
      return at === undefined ? E.left({ kind: 'preview-over' } as const) : E.right(previewOf(at || undefined));
    });

  readonly chooseDate: PreviewGateway['chooseDate'] = (token, at) =>
    this.respondEither('chooseDate', (): E.Either<ChooseDateFailure, Preview> => {
      if (!TOKEN.test(token)) return E.left({ kind: 'preview-over' });
      return /^20[23]\d-\d\d-\d\dT\d\d:\d\d$/.test(at) ? E.right(previewOf(at)) : E.left({ kind: 'date-refused' });
    });
}

const previewOf = (at: string | undefined): Preview => ({ token: `token-${at ?? ''}`, at });
