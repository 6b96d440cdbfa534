import { FakeChatStore } from '../../fakes/fake-chat-store';
import { FakeChatProvider } from '../../fakes/fake-chat-provider';
import { A_VISITOR } from '../../contracts/chat-provider.contract';
import { aChat, ANSWER, QUESTION, settle } from './chat-world';

const said = ({ chat }: ReturnType<typeof aChat>) => chat.talk.map(({ from, text }) => `${from}: ${text}`);

test('[CHT-01] [HDR-03] is shown 200 ms after the press, and chatOpen is set', async () => {
  const { chat, panels, pass } = aChat();
  chat.toggle();
  await pass(199);
  expect([chat.status, panels.flags.chatOpen]).toEqual(['hidden', false]);
  await pass(1);
  expect([chat.status, panels.flags.chatOpen]).toEqual(['talking', true]);
  chat.toggle();
  await pass(200);
  expect([chat.status, panels.flags.chatOpen]).toEqual(['hidden', false]);
});

test('[CHT-01] is remembered for the next page, and forgotten 200 ms after closing', async () => {
  const { chat, store, openByButton, pass } = aChat();
  await openByButton();
  expect(store.isOpen()).toBe(true);
  chat.close();
  await pass(199);
  expect(store.isOpen()).toBe(true);
  await pass(1);
  expect(store.isOpen()).toBe(false);
});

test('[CHT-01] a chat of the page before has what was said, and does not take the focus', async () => {
  const store = new FakeChatStore();
  const before = aChat({ store });
  await before.openByButton();
  before.chat.type(QUESTION);
  await before.chat.ask();
  before.stop();
  const after = aChat({ store });
  after.chat.reopen();
  await settle();
  expect([after.chat.status, after.chat.takesFocus]).toEqual(['talking', false]);
  expect(said(after)).toEqual([`shopper: ${QUESTION}`, `shop: ${ANSWER}`]);
});

test('[CHT-01] reads the text about customer care every 5 seconds while it is shown', async () => {
  const { answers, chat, openByButton, pass } = aChat();
  await openByButton();
  expect([answers.careReads, chat.careText]).toEqual([1, 'Call 1-800-555-0142. We answer until 9 p.m.']);
  answers.saysOfCare('Call 1-800-555-0142. We answer from 8 a.m.');
  await pass(4_999);
  expect(answers.careReads).toBe(1);
  await pass(1);
  expect([answers.careReads, chat.careText]).toEqual([2, 'Call 1-800-555-0142. We answer from 8 a.m.']);
  chat.close();
  await pass(60_000);
  expect(answers.careReads).toBe(2);
});

test('[CHT-01] keeps the last text about customer care while it cannot be read', async () => {
  const { answers, chat, openByButton, pass } = aChat();
  await openByButton();
  answers.isDown('careText');
  await pass(5_000);
  expect(chat.careText).toBe('Call 1-800-555-0142. We answer until 9 p.m.');
});

test('[HDR-03] answers a question from the help pages', async () => {
  const world = aChat();
  await world.openByButton();
  world.chat.type(`  ${QUESTION} `);
  await world.chat.ask();
  expect(said(world)).toEqual([`shopper: ${QUESTION}`, `shop: ${ANSWER}`]);
  expect(world.chat.talk[1]?.links).toEqual([{ text: 'Returns', url: '/returns' }]);
  expect(world.chat.draft).toBe('');
});

test('[HDR-03] says what it could not find, and hands over to people', async () => {
  const world = aChat();
  await world.openByButton();
  world.chat.type('Who is the president?');
  await world.chat.ask();
  expect(said(world)[1]).toBe(
    'shop: Sorry, I couldn’t find an answer in our help pages. Call 1-800-555-0142. We answer until 9 p.m.',
  );
  expect(world.chat.talk[1]?.links).toEqual([{ text: 'Contact us', url: '/contact-us' }]);
});

test('[HDR-03] a question that was not answered stays in its field', async () => {
  const world = aChat();
  await world.openByButton();
  world.answers.isDown('answer');
  world.chat.type(QUESTION);
  await world.chat.ask();
  expect([world.chat.draft, world.chat.hasFailed, said(world)]).toEqual([QUESTION, true, []]);
  world.answers.isBack();
  await world.chat.ask();
  expect([world.chat.hasFailed, said(world)]).toEqual([false, [`shopper: ${QUESTION}`, `shop: ${ANSWER}`]]);
});

test('[HDR-03] sends no empty question, and one at a time', async () => {
  const world = aChat();
  await world.openByButton();
  world.chat.type('   ');
  await world.chat.ask();
  world.chat.type(QUESTION);
  const first = world.chat.ask();
  world.chat.type('And this?');
  await world.chat.ask();
  await first;
  expect([said(world), world.chat.draft]).toEqual([[`shopper: ${QUESTION}`, `shop: ${ANSWER}`], 'And this?']);
});

test('[HDR-05] a modal closes the chat, and the conversation stays', async () => {
  const world = aChat();
  await world.openByButton();
  world.chat.type(QUESTION);
  await world.chat.ask();
  world.modals.setType('SIGN_IN');
  expect(world.chat.status).toBe('hidden');
  await world.openByButton();
  expect(said(world)).toHaveLength(2);
});

test('[CHT-02] a provider with its own panel gets the shopper, and shows the conversation', async () => {
  const provider = new FakeChatProvider();
  const { chat, openByButton, panels, pass } = aChat({ provider });
  await openByButton();
  expect([chat.status, provider.isOpen, provider.visitor]).toEqual(['elsewhere', true, A_VISITOR]);
  chat.toggle();
  await pass(200);
  expect([chat.status, provider.isOpen, panels.flags.chatOpen]).toEqual(['hidden', false, false]);
});

test('[CHT-01] closing the provider’s panel closes the chat', async () => {
  const provider = new FakeChatProvider();
  const { chat, store, openByButton, pass } = aChat({ provider });
  await openByButton();
  provider.closes();
  await pass(200);
  expect([chat.status, store.isOpen()]).toEqual(['hidden', false]);
});

test('[CHT-02] says when the provider cannot be reached, and tries again when it is opened again', async () => {
  const provider = new FakeChatProvider().isUnavailable();
  const { chat, openByButton, pass } = aChat({ provider });
  await openByButton();
  expect(chat.status).toBe('unavailable');
  chat.close();
  await pass(200);
  provider.isBack();
  await openByButton();
  expect(chat.status).toBe('elsewhere');
});
