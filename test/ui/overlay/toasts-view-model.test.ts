import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';

test('[CFG-05] trying again what failed ends the message', () => {
  const toasts = new ToastsViewModel(() => async () => undefined);
  let tries = 0;
  toasts.fail('Not loaded.', { label: 'Try again', run: () => (tries += 1) });
  toasts.fail('Another problem.');
  toasts.toasts[0]?.action?.run();
  expect([tries, toasts.toasts.map(({ text }) => text)]).toEqual([1, ['Another problem.']]);
});
