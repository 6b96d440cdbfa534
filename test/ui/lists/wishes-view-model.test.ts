import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { LoadWished, ToggleWish } from '../../../core/lists/change-lists';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { WishesViewModel } from '../../../ui/lists/wishes-view-model';
import { anUnreachable } from '../../builders/upstream-failure';

interface Setup {
  readonly shopperId?: string | undefined;
  readonly hasLists?: boolean;
  readonly loadWished?: LoadWished;
  readonly toggleWish?: ToggleWish;
}

const world = ({ hasLists = true, loadWished, toggleWish, ...shopper }: Setup = {}) => {
  const shopperId = 'shopperId' in shopper ? shopper.shopperId : '700010';
  const idle: Array<() => void> = [];
  const shown: string[] = [];
  const actions: Array<() => void> = [];
  const requested: string[] = [];
  const model = new WishesViewModel({
    can: () => hasLists,
    loadWished:
      loadWished ??
      (async () => {
        requested.push('load');
        return E.right(['SKU-1']);
      }),
    toggleWish: toggleWish ?? (() => TE.right(undefined)),
    shopperId: () => shopperId,
    whenIdle: (run) => void idle.push(run),
    leave: (url) => void shown.push(url),
    toasts: {
      succeed: (text, action) => {
        shown.push(text);
        if (action !== undefined) actions.push(action.run);
      },
      fail: (text) => void shown.push(text),
    },
  });
  const becomesIdle = async (): Promise<void> => {
    idle.splice(0).forEach((run) => run());
    await Promise.resolve();
    await Promise.resolve();
  };
  return { model, shown, actions, requested, becomesIdle };
};

test('[ACC-05] hearts appear when the page is idle, with what is in the list', async () => {
  const { model, becomesIdle } = world();
  model.show();
  expect([model.isReady, model.has('SKU-1')]).toEqual([false, false]);
  await becomesIdle();
  expect([model.isReady, model.has('SKU-1'), model.has('SKU-2')]).toEqual([true, true, false]);
});

test('[ACC-05] nothing is requested for a shopper without an identity', async () => {
  const { model, requested, becomesIdle } = world({ shopperId: undefined });
  model.show();
  await becomesIdle();
  expect([model.isReady, requested]).toEqual([true, []]);
});

test('[ACC-05] many hearts request the list once', async () => {
  const { model, requested, becomesIdle } = world();
  const hearts = [model.show(), model.show(), model.show()];
  await becomesIdle();
  expect(requested).toEqual(['load']);
  hearts.forEach((leave) => leave());
});

test('[ACC-05] a shop without lists has no hearts', async () => {
  const { model, requested, becomesIdle } = world({ hasLists: false });
  model.show();
  await becomesIdle();
  expect([model.isReady, requested]).toEqual([false, []]);
});

test('[ACC-05] a heart is pressed at once, and a toast leads to the list', async () => {
  const { model, shown, actions, becomesIdle } = world();
  model.show();
  await becomesIdle();
  const toggled = model.toggle('SKU-2', 'Kibble');
  expect(model.has('SKU-2')).toBe(true);
  await toggled;
  actions[0]?.();
  expect(shown).toEqual(['Added to wish list: Kibble', '/lists']);
});

test('[ACC-05] a removal can be undone', async () => {
  const { model, shown, actions, becomesIdle } = world();
  model.show();
  await becomesIdle();
  await model.toggle('SKU-1', 'Kibble');
  expect([model.has('SKU-1'), shown]).toEqual([false, ['Removed from wish list: Kibble']]);
  actions[0]?.();
  expect(model.has('SKU-1')).toBe(true);
});

test('[ACC-05] a heart is as before when the change fails, and says why', async () => {
  const { model, shown } = world({ toggleWish: () => TE.left({ kind: 'list-full' }) });
  await model.toggle('SKU-2', 'Kibble');
  expect([model.has('SKU-2'), shown]).toEqual([false, ['Your lists are full. Please remove something first.']]);
});

test('[ACC-05] a late response does not undo a newer change', async () => {
  let respond: (wished: E.Either<UpstreamFailure, ReadonlyArray<string>>) => void = () => undefined;
  const { model, becomesIdle } = world({ loadWished: () => new Promise((resolve) => (respond = resolve)) });
  model.show();
  await becomesIdle();
  await model.toggle('SKU-2', 'Kibble');
  respond(E.right(['SKU-1']));
  await Promise.resolve();
  await Promise.resolve();
  expect([model.has('SKU-1'), model.has('SKU-2')]).toEqual([true, true]);
});

/** A service whose responses to changes the test gives one by one. */
const slowly = () => {
  const asked: Array<readonly [string, boolean]> = [];
  const responses: Array<(outcome: Awaited<ReturnType<ReturnType<ToggleWish>>>) => void> = [];
  const toggleWish: ToggleWish = (partNumber, isWished) => () => {
    asked.push([partNumber, isWished]);
    return new Promise((resolve) => responses.push(resolve));
  };
  return { asked, responses, toggleWish };
};

test('[ACC-05] a heart that is pressed before the list is known stays, and the others get the list', async () => {
  const { responses, toggleWish } = slowly();
  let respond: (wished: E.Either<UpstreamFailure, ReadonlyArray<string>>) => void = () => undefined;
  const { model, becomesIdle } = world({ toggleWish, loadWished: () => new Promise((resolve) => (respond = resolve)) });
  model.show();
  await becomesIdle();
  const toggled = model.toggle('SKU-2', 'Kibble');
  respond(E.right(['SKU-1']));
  await Promise.resolve();
  await Promise.resolve();
  expect([model.has('SKU-1'), model.has('SKU-2')]).toEqual([true, true]);
  responses[0]?.(E.left({ kind: 'list-full' }));
  await toggled;
  expect([model.has('SKU-1'), model.has('SKU-2')]).toEqual([true, false]);
});

test('[ACC-05] changes of one product reach the service one after another, and the last one counts', async () => {
  const { asked, responses, toggleWish } = slowly();
  const { model } = world({ toggleWish });
  const first = model.toggle('SKU-2', 'Kibble');
  const second = model.toggle('SKU-2', 'Kibble');
  const other = model.toggle('SKU-3', 'Litter');
  expect([asked, model.has('SKU-2')]).toEqual([
    [
      ['SKU-2', true],
      ['SKU-3', true],
    ],
    false,
  ]);
  responses[0]?.(E.right(undefined));
  await first;
  expect([asked.at(-1), model.has('SKU-2')]).toEqual([['SKU-2', false], false]);
  responses[2]?.(E.right(undefined));
  responses[1]?.(E.right(undefined));
  await Promise.all([second, other]);
  expect([model.has('SKU-2'), model.has('SKU-3')]).toEqual([false, true]);
});

test('[ACC-05] when the last of two changes fails, the heart shows the first one', async () => {
  const { responses, toggleWish } = slowly();
  const { model } = world({ toggleWish });
  const first = model.toggle('SKU-2', 'Kibble');
  const second = model.toggle('SKU-2', 'Kibble');
  responses[0]?.(E.right(undefined));
  await first;
  responses[1]?.(E.left(anUnreachable()));
  await second;
  expect(model.has('SKU-2')).toBe(true);
});

test('[ACC-05] hearts stay as they are when the list cannot be read', async () => {
  const { model, shown, becomesIdle } = world({ loadWished: TE.left(anUnreachable()) });
  model.show();
  await becomesIdle();
  expect([model.isReady, model.has('SKU-1'), shown]).toEqual([true, false, []]);
});
