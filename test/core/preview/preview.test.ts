import * as E from 'fp-ts/Either';
import { REQUIRED } from '../../../core/forms/messages';
import { makeChoosePreviewDate } from '../../../core/preview/choose-preview-date';
import { previewProblem, shownDate } from '../../../core/preview/preview-message';
import type { PreviewStore } from '../../../core/preview/preview-store';
import { makeSignInToPreview } from '../../../core/preview/sign-in-to-preview';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakePreviewGateway } from '../../fakes/fake-preview-gateway';

const world = (kept?: string) => {
  let token = kept;
  const store: PreviewStore = {
    token: () => token,
    keep: (given) => () => void (token = given),
    forget: () => void (token = undefined),
  };
  const previews = new FakePreviewGateway().hasStaff('staff', ' Offers and signs ');
  const ports = { previews, store };
  return { previews, store, signIn: makeSignInToPreview(ports), choose: makeChoosePreviewDate(ports) };
};

test('[MOD-01] a sign-in keeps the preview; the name is read without the spaces around it, the password with them', async () => {
  const { store, signIn } = world();
  expect(await signIn({ staffName: ' staff ', password: ' Offers and signs ' })()).toEqual(E.right(undefined));
  expect(store.token()).toBe('token-');
});

test('[MOD-01] a sign-in with empty fields fails without a call and keeps nothing', async () => {
  const { store, previews, signIn } = world();
  previews.isDown();
  const errors = { staffName: REQUIRED, password: REQUIRED };
  expect(await signIn({ staffName: '', password: '' })()).toEqual(E.left({ kind: 'invalid-fields', errors }));
  expect(store.token()).toBeUndefined();
});

test('[MOD-01] the token of the chosen date replaces the one before', async () => {
  const { store, choose } = world('token-');
  expect(await choose({ date: '2030-01-31', time: '17:30' })()).toEqual(E.right(undefined));
  expect(store.token()).toBe('token-2030-01-31T17:30');
});

test.each([
  [
    { date: '', time: '' },
    { date: REQUIRED, time: REQUIRED },
  ],
  [
    { date: '2030-02-30x', time: '24:00' },
    { date: expect.any(String), time: expect.any(String) },
  ],
  [{ date: '2099-01-01', time: '17:30' }, { date: expect.any(String) }],
])('[MOD-01] the date %j is refused beside its fields, and the preview stays', async (typed, errors) => {
  const { store, choose } = world('token-');
  expect(await choose(typed)()).toEqual(E.left({ kind: 'invalid-fields', errors }));
  expect(store.token()).toBe('token-');
});

test.each([undefined, 'forged'])('[MOD-01] with the token %s no date can be chosen', async (kept) => {
  const { choose } = world(kept);
  expect(await choose({ date: '2030-01-31', time: '17:30' })()).toEqual(E.left({ kind: 'preview-over' }));
});

test('[MOD-01] each failure has a message, but for those beside fields', () => {
  expect(previewProblem({ kind: 'invalid-fields', errors: {} })).toBeUndefined();
  const kinds = [
    { kind: 'staff-refused' },
    { kind: 'too-many-attempts' },
    { kind: 'preview-over' },
    anUnreachable(),
  ] as const;
  expect(new Set(kinds.map((failure) => previewProblem(failure))).size).toBe(4);
});

test('[MOD-01] the date is shown as people write it', () => {
  expect(shownDate('2030-01-31T17:30').replace(/\s/g, ' ')).toBe('Thursday, January 31, 2030 at 5:30 PM');
  expect(shownDate(undefined)).toBe('now');
});
