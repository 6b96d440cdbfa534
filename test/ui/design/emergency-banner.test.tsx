import { render, screen } from '@testing-library/react';
import { EmergencyBanner } from '../../../ui/chrome/emergency-banner';

test('[HDR-13] renders nothing without a message', () => {
  const { container } = render(<EmergencyBanner messages={[]} />);
  expect(container.innerHTML).toBe('');
});

test('[HDR-13] shows each message as text in a region, with a link where there is more', () => {
  render(
    <EmergencyBanner
      messages={[
        { text: 'Stores close at noon.', url: '/help' },
        { text: '<b>Stay</b> safe.', url: undefined },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Important message' });
  expect(region.textContent).toBe('Stores close at noon. Learn more<b>Stay</b> safe.');
  const link = screen.getByRole('link', { name: 'Learn more: Stores close at noon.' });
  expect(link.getAttribute('href')).toBe('/help');
});
