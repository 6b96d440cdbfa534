import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ChatOpener } from '../../../ui/chrome/live-help';
import { ChatPanel } from '../../../ui/chat/chat-panel';
import { FakeChatProvider } from '../../fakes/fake-chat-provider';
import { aChat, ANSWER, QUESTION, settle } from './chat-world';

const open = async (world = aChat()) => {
  render(
    <>
      <ChatOpener panels={world.panels} onToggle={() => world.chat.toggle()} />
      <ChatPanel model={world.chat} />
    </>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Chat' });
  fireEvent.click(opener);
  await act(async () => {
    await world.pass(200);
    await world.pass(0);
  });
  return { ...world, opener, panel: screen.queryByRole('dialog', { name: 'Chat' }) };
};

const panelOf = ({ panel }: Awaited<ReturnType<typeof open>>): HTMLElement => {
  if (panel === null) throw new Error('no chat');
  return panel;
};

test('[HDR-03] the button opens the chat, whose field has the focus', async () => {
  const world = await open();
  expect(world.opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(within(panelOf(world)).getByRole('textbox', { name: 'Your question' }));
});

test('[HDR-03] questions and answers are in a log that is announced', async () => {
  const world = await open();
  const chat = within(panelOf(world));
  fireEvent.change(chat.getByRole('textbox'), { target: { value: QUESTION } });
  await act(async () => {
    fireEvent.click(chat.getByRole('button', { name: 'Send' }));
    await settle();
  });
  const log = within(chat.getByRole('log', { name: 'Conversation' }));
  expect([log.getByText(QUESTION), log.getByText(ANSWER)].map(({ tagName }) => tagName)).toEqual(['P', 'P']);
  expect(log.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('/returns');
});

test('[HDR-03] Escape closes the chat and returns the focus to its button', async () => {
  const world = await open();
  act(() => void fireEvent.keyDown(within(panelOf(world)).getByRole('textbox'), { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(world.opener);
  expect(world.opener.getAttribute('aria-expanded')).toBe('false');
});

test('[HDR-03] the close button closes the chat', async () => {
  const world = await open();
  fireEvent.click(within(panelOf(world)).getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[HDR-03] a question that was not sent is told', async () => {
  const world = await open();
  world.answers.isDown('answer');
  const chat = within(panelOf(world));
  fireEvent.change(chat.getByRole('textbox'), { target: { value: QUESTION } });
  await act(async () => {
    fireEvent.click(chat.getByRole('button', { name: 'Send' }));
    await settle();
  });
  expect(chat.getByText(/wasn’t sent/)).toBeTruthy();
  expect(chat.getByRole('textbox')).toHaveProperty('value', QUESTION);
});

test('[CHT-02] the panel of a provider takes the place of the shop’s', async () => {
  expect((await open(aChat({ provider: new FakeChatProvider() }))).panel).toBeNull();
});

test('[CHT-02] a chat that cannot start names other ways', async () => {
  const world = await open(aChat({ provider: new FakeChatProvider().isUnavailable() }));
  expect(within(panelOf(world)).getByRole('alert').textContent).toMatch(/isn’t available/);
  expect(within(panelOf(world)).getByRole('link').getAttribute('href')).toBe('/contact-us');
});

test('[HDR-01] before hydration the button is a link to the ways to reach us', () => {
  render(<ChatOpener panels={aChat().panels} onToggle={undefined} />);
  expect(screen.getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe('/contact-us');
});
