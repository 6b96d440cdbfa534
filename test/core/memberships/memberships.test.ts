import * as E from 'fp-ts/Either';
import { makeJoinMembership } from '../../../core/memberships/join-membership';
import { makeLoadMemberships } from '../../../core/memberships/load-memberships';
import { aCareMembership, aPlan } from '../../builders/appointment';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCareGateway } from '../../fakes/fake-care-gateway';

const OWNER = '700002';
const REX = { planId: 'vital-care', petName: 'Rex', species: 'dog', joinKey: 'key-of-the-page-0001' };

const signedIn = (): FakeCareGateway => new FakeCareGateway(new FakeCaller().signsIn(OWNER));

describe('[ACC-09] memberships', () => {
  test('those that run are apart from those that have ended', async () => {
    const ended = aCareMembership({ id: '2', hasEnded: true, endsOn: '2026-10-31' });
    const care = signedIn()
      .hasMembership(OWNER, aCareMembership({ id: '1' }))
      .hasMembership(OWNER, ended);
    expect(await makeLoadMemberships({ care })()).toMatchObject({
      right: { plans: [aPlan()], running: [{ id: '1' }], ended: [{ id: '2' }] },
    });
  });

  test.each([
    ['plans', (care: FakeCareGateway) => care.isDown('plans')],
    ['memberships', (care: FakeCareGateway) => care.isDown('memberships')],
  ] as const)('fails when the %s cannot be read', async (_call, breaks) => {
    expect(await makeLoadMemberships({ care: breaks(signedIn()) })()).toMatchObject({ left: { kind: 'unreachable' } });
  });

  test('a guest has to sign in', async () => {
    expect(await makeLoadMemberships({ care: new FakeCareGateway() })()).toEqual(E.left({ kind: 'sign-in-needed' }));
  });

  test('joins with a name without spaces around it', async () => {
    const care = signedIn();
    expect(await makeJoinMembership({ care })({ ...REX, petName: ' Rex ' })()).toMatchObject({
      right: { petName: 'Rex', species: 'dog' },
    });
  });

  test('a pet that is a member is named with its membership, and without it while that cannot be read', async () => {
    const running = aCareMembership({ id: '2', petName: 'REX', endsOn: '2026-12-22' });
    const care = signedIn()
      .hasMembership(OWNER, aCareMembership({ id: '1', endsOn: '2026-10-31', hasEnded: true }))
      .hasMembership(OWNER, running);
    const join = makeJoinMembership({ care })(REX);
    expect(await join()).toEqual(E.left({ kind: 'already-member', membership: running }));
    care.isDown('memberships');
    expect(await join()).toEqual(E.left({ kind: 'already-member', membership: undefined }));
  });

  test.each([
    [{ petName: ' ' }, 'petName'],
    [{ petName: 'x'.repeat(41) }, 'petName'],
    [{ petName: 'Rex 🐶' }, 'petName'],
    [{ species: 'dragon' }, 'species'],
    [{ species: '' }, 'species'],
  ])('refuses %j beside its field, and nobody joins', async (wrong, field) => {
    const care = signedIn();
    expect(await makeJoinMembership({ care })({ ...REX, ...wrong })()).toMatchObject({
      left: { kind: 'invalid-fields', errors: { [field]: expect.any(String) } },
    });
    expect(await care.memberships()).toEqual(E.right([]));
  });
});
