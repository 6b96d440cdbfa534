import { Subject, VirtualTimeScheduler } from 'rxjs';
import { chatVisibility } from '../../../core/chat/chat-visibility';
import { FakeChatStore } from '../../fakes/fake-chat-store';

/** The chat in virtual time. */
const open = () => {
  const scheduler = new VirtualTimeScheduler();
  const store = new FakeChatStore();
  const toggles = new Subject<void>();
  const sets = new Subject<boolean>();
  const seen: string[] = [];
  chatVisibility({ toggles, sets, store, scheduler }).subscribe((isVisible) =>
    seen.push(`${isVisible ? 'shown' : 'hidden'} at ${scheduler.now()}`),
  );
  const at = (time: number, act: () => void): void => void scheduler.schedule(act, time);
  return {
    seen,
    at,
    press: (...times: ReadonlyArray<number>) => times.forEach((time) => at(time, () => toggles.next())),
    set: (isVisible: boolean, time: number) => at(time, () => sets.next(isVisible)),
    /** Whether the chat is remembered at these times. */
    rememberedAt: (...times: ReadonlyArray<number>) => {
      const remembered: boolean[] = [];
      times.forEach((time) => at(time, () => remembered.push(store.isOpen())));
      scheduler.flush();
      return remembered;
    },
    run: () => scheduler.flush(),
  };
};

test('[CHT-01] a press shows the chat after 200 ms, and the next one hides it', () => {
  const { press, run, seen } = open();
  press(0, 1_000);
  run();
  expect(seen).toEqual(['shown at 200', 'hidden at 1200']);
});

test('[CHT-01] presses within 200 ms count as one', () => {
  const { press, run, seen } = open();
  press(0, 150, 300);
  run();
  expect(seen).toEqual(['shown at 500']);
});

test('[CHT-01] a chat of the page before is shown at once', () => {
  const { set, run, seen } = open();
  set(true, 0);
  set(true, 50);
  run();
  expect(seen).toEqual(['shown at 0']);
});

test('[CHT-01] is remembered while it is shown, and forgotten 200 ms after it was hidden', () => {
  const { set, rememberedAt } = open();
  set(true, 10);
  set(false, 1_000);
  expect(rememberedAt(0, 11, 1_199, 1_201)).toEqual([false, true, true, false]);
});

test('[CHT-01] is not forgotten when it is shown again within 200 ms', () => {
  const { set, rememberedAt } = open();
  set(true, 10);
  set(false, 1_000);
  set(true, 1_100);
  expect(rememberedAt(1_150, 5_000)).toEqual([true, true]);
});

test('[CHT-01] hiding a hidden chat forgets nothing', () => {
  const { set, run, seen } = open();
  set(false, 0);
  run();
  expect(seen).toEqual([]);
});
