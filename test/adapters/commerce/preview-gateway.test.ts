import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { HttpPreviewGateway } from '../../../adapters/commerce/identity/http-preview-gateway';
import type { Preview } from '../../../core/preview/preview-gateway';
import { PREVIEW_CALLS, previewGatewayContract } from '../../contracts/preview-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePreviewGateway } from '../../fakes/fake-preview-gateway';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const STAFF = { staffName: 'staff', password: 'Offers-and-signs' };

type Body = Readonly<Record<string, string>>;

const REFUSALS: Readonly<Record<string, Answer>> = {
  'staff-refused': refusal(401, { errorKey: '_ERR_PREVIEW_SIGN_IN' }),
  'too-many-attempts': refusal(429, { errorKey: '_ERR_TOO_MANY_REQUESTS' }),
  'preview-over': refusal(403, { errorKey: '_ERR_PREVIEW_OVER' }),
  'date-refused': refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'at' }),
};

/** The calls on the wire, over previews in memory. */
const site = (fake: FakePreviewGateway): ReadonlyArray<Seen> =>
  serve(async ({ method, headers, body }): Promise<Answer> => {
    const token = headers.get('WCPreviewToken') ?? '';
    const { staffName = '', password = '', at = '' } = (body ?? {}) as Body;
    const call: TaskEither<{ readonly kind: string }, Preview> =
      method === 'POST'
        ? fake.signIn(staffName, password)
        : method === 'PUT'
          ? fake.chooseDate(token, at)
          : fake.preview(token);
    const outcome = await call();
    if (E.isLeft(outcome)) return REFUSALS[outcome.left.kind] ?? [500, {}];
    return [200, { previewToken: outcome.right.token, at: outcome.right.at }];
  });

previewGatewayContract('HttpPreviewGateway', () => {
  site(new FakePreviewGateway().hasStaff(STAFF.staffName, STAFF.password));
  return { previews: new HttpPreviewGateway(transactions()), ...STAFF, at: '2030-01-31T17:30' };
});

upstreamFailuresContract('HttpPreviewGateway', PREVIEW_CALLS, () => {
  const previews = new HttpPreviewGateway(transactions());
  return failingSite({
    signIn: previews.signIn('staff', 'x'),
    preview: previews.preview('token-'),
    chooseDate: previews.chooseDate('token-', '2030-01-31T17:30'),
  });
});
