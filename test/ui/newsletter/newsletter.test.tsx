import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { makeSubscribeToNewsletter } from '../../../core/newsletter/subscribe-to-newsletter';
import { Newsletter } from '../../../ui/newsletter/newsletter';
import { NewsletterForm, NewsletterHeading } from '../../../ui/newsletter/newsletter-form';
import { NewsletterViewModel } from '../../../ui/newsletter/newsletter-view-model';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';

const modelOver = (newsletter: FakeNewsletterList): NewsletterViewModel =>
  new NewsletterViewModel({
    subscribeToNewsletter: makeSubscribeToNewsletter({ newsletter }),
    analytics: new FakeAnalytics(),
    isRegistered: () => false,
  });

const field = (): HTMLInputElement => screen.getByLabelText('Email Address*');
const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Sign Up' });

test('[FTR-03] without scripts the form is posted to its page, and its button is enabled', () => {
  const { container } = render(<NewsletterForm place="footer" email="" />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/newsletter', true]);
  expect([field().type, field().name, button().disabled]).toEqual(['email', 'email', false]);
});

test('[FTR-03] what the server renders is what the browser hydrates', () => {
  const server = renderToString(
    <>
      <NewsletterHeading />
      <NewsletterForm place="footer" email="" />
    </>,
  );
  expect(renderToString(<Newsletter model={modelOver(new FakeNewsletterList())} />)).toBe(server);
});

test('[FTR-03] the button is disabled while the field is empty; success replaces the form and has the focus', async () => {
  render(<Newsletter model={modelOver(new FakeNewsletterList())} />);
  expect(button().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'pat@example.test' } });
  expect(button().disabled).toBe(false);
  fireEvent.click(button());
  const thanks = await screen.findByText('Thanks for subscribing to our newsletter!');
  expect(document.activeElement).toBe(thanks);
  expect(screen.queryByLabelText('Email Address*')).toBeNull();
});

test('[FTR-03] a failure shows the form and no message', async () => {
  const model = modelOver(new FakeNewsletterList().isDown());
  const { container } = render(<Newsletter model={model} />);
  fireEvent.change(field(), { target: { value: 'pat@example.test' } });
  const before = container.innerHTML;
  await act(() => model.submit());
  expect([model.status, field().value, container.innerHTML]).toEqual(['failed', 'pat@example.test', before]);
});
