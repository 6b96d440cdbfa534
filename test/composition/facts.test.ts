import * as TE from 'fp-ts/TaskEither';
import { respondWithFact } from '../../composition/roots/facts';
import { ListTokens } from '../../composition/lists/tokens';
import { PetTokens } from '../../composition/pets/tokens';
import { RewardsTokens } from '../../composition/rewards/tokens';
import type { Services } from '../../composition/token/services';
import type { WebRequest } from '../../adapters/server/requests/web';
import type { AdvisedPet } from '../../core/pet-advice/advised-pet';
import type { PetFailure } from '../../core/pets/pet-gateway';
import { FACT_PATHS } from '../../core/paths/fact-paths';
import { NO_REWARDS, type Rewards } from '../../core/rewards/rewards';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { aCoupon, aMember } from '../builders/rewards';
import { anUnreachable, aRefusal } from '../builders/upstream-failure';

/** What the server answers to a script of a shopper with an identity. */
const ask = async (
  path: string,
  rewards: TE.TaskEither<UpstreamFailure, Rewards> = TE.right(NO_REWARDS),
  personal = true,
  pets: TE.TaskEither<PetFailure, ReadonlyArray<AdvisedPet>> = TE.right([]),
) => {
  const known = new Map<unknown, unknown>([
    [ListTokens.loadWished, TE.right(['SKU-1'])],
    [RewardsTokens.refreshRewards, rewards],
    [PetTokens.loadAdvisedPets, pets],
  ]);
  const services = { get: (token: unknown) => known.get(token) } as Services;
  const response = await respondWithFact(services, { url: new URL(path, 'http://shop.test'), personal } as WebRequest);
  return response !== undefined && 'body' in response ? [response.status, response.body] : response;
};

const COUPONS = aMember({ palsRewardsCoupons: [aCoupon({}), aCoupon({ couponNo: 'C-2' })] });

test('[ACC-05] [RWD-03] scripts read the default list and the number of coupons', async () => {
  expect(await ask(FACT_PATHS.wished)).toEqual([200, '["SKU-1"]']);
  expect(await ask(FACT_PATHS.couponCount, TE.right(COUPONS))).toEqual([200, '2']);
  expect(await ask('/lists')).toBeUndefined();
});

test('[ACC-05] [RWD-03] a shopper without an identity has neither, and nothing is requested', async () => {
  const unasked: TE.TaskEither<UpstreamFailure, Rewards> = () => Promise.reject(new Error('no request is expected'));
  expect(await ask(FACT_PATHS.wished, unasked, false)).toEqual([200, '[]']);
  expect(await ask(FACT_PATHS.couponCount, unasked, false)).toEqual([200, '0']);
});

test.each([
  ['a guest', aRefusal({ status: 401, facts: ['sign-in-required'] }), [200, '0']],
  ['a session that is over', aRefusal({ status: 401, facts: ['session-over'] }), [200, '0']],
  ['an outage', anUnreachable(), [503, '{"problem":"We couldn’t load this."}']],
])('[RWD-03] the number of coupons of %s', async (_, failure, answer) => {
  expect(await ask(FACT_PATHS.couponCount, TE.left(failure))).toEqual(answer);
});

test('[ACC-04] scripts read the pets of a signed-in shopper; a guest and a session that is over have none', async () => {
  const bella: AdvisedPet = { name: 'Bella', kind: 'dog', pounds: 24, breed: undefined, isGrowing: false };
  const read = (pets: TE.TaskEither<PetFailure, ReadonlyArray<AdvisedPet>>, personal = true) =>
    ask(FACT_PATHS.advisedPets, undefined, personal, pets);
  expect(await read(TE.right([bella]))).toEqual([200, '[{"name":"Bella","kind":"dog","pounds":24,"isGrowing":false}]']);
  expect(await read(TE.right([bella]), false)).toEqual([200, '[]']);
  expect(await read(TE.left({ kind: 'sign-in-needed' }))).toEqual([200, '[]']);
  expect(await read(TE.left(anUnreachable()))).toEqual([503, expect.any(String)]);
});
