import { EMAIL } from '../../../core/forms/messages';
import { makeAskForNotice } from '../../../core/stock-notices/ask-for-notice';
import { NoticeViewModel } from '../../../ui/stock-notices/notice-view-model';
import { variantName } from '../../../ui/stock-notices/wanted-notice';
import { FakeStockNotices } from '../../fakes/fake-stock-notices';

const WANTED = { productUrl: '/p/kibble', partNumber: 'SKU-1001', name: 'Kibble, 5 lb', store: undefined };

const dialog = (notices = new FakeStockNotices(), email = '') => {
  const asked: string[] = [];
  const model = new NoticeViewModel(WANTED, email, {
    askForNotice: makeAskForNotice({ notices }),
    onAsked: (address, undo = '') => asked.push(address, undo),
  });
  return { model, asked, notices };
};

test('[ACC-06] the address of a member is there, and the mail is asked for once', async () => {
  const { model, asked } = dialog(undefined, 'pat@example.test');
  expect(model.form.values.email).toBe('pat@example.test');
  await Promise.all([model.ask(), model.ask()]);
  expect([asked, model.status, model.problem]).toEqual([['pat@example.test', 'undo-1'], 'idle', undefined]);
});

test('[ACC-06] a wrong address is marked, and nothing is asked', async () => {
  const { model, asked } = dialog();
  model.form.change('email', 'pat');
  await model.ask();
  expect([model.form.field('email').errors, asked]).toEqual([[EMAIL], []]);
});

test('[ACC-06] an address that the service refuses is marked', async () => {
  const asked: string[] = [];
  const model = new NoticeViewModel(WANTED, 'pat@example.test', {
    askForNotice: () => () =>
      Promise.resolve({ _tag: 'Left', left: { kind: 'invalid-fields', errors: { email: EMAIL } } }),
    onAsked: (address) => asked.push(address),
  });
  await model.ask();
  expect([model.form.field('email').errors, model.problem, asked]).toEqual([[EMAIL], undefined, []]);
});

test('[ACC-06] after a failure the dialog says so, keeps what was typed, and can be sent again', async () => {
  const { model, asked, notices } = dialog(new FakeStockNotices().isDown());
  model.form.change('email', 'pat@example.test');
  await model.ask();
  expect([model.problem, model.form.values.email, asked]).toEqual([
    'Something went wrong. Please try again in a moment.',
    'pat@example.test',
    [],
  ]);
  notices.isBack();
  await model.ask();
  expect([model.problem, asked]).toEqual([undefined, ['pat@example.test', 'undo-1']]);
});

test('[ACC-06] a product that is back meanwhile is told', async () => {
  const { model } = dialog(new FakeStockNotices().hasInStock('SKU-1001'), 'pat@example.test');
  await model.ask();
  expect(model.problem).toBe('Good news: it’s back in stock. You can order it now.');
});

test('[ACC-06] a variant is named with its size, flavor and color', () => {
  const none = { size: undefined, flavor: undefined, color: undefined };
  expect(variantName({ name: 'Kibble' }, none)).toBe('Kibble');
  expect(variantName({ name: 'Kibble' }, { ...none, size: '5 lb', flavor: 'Chicken' })).toBe('Kibble, 5 lb, Chicken');
});
