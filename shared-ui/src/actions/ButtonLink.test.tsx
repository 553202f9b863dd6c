import { MemoryRouter, Route, Routes } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ButtonLink } from './ButtonLink';

test('navigates to a page of the site with the router', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<ButtonLink to="/booking">Book Now</ButtonLink>} />
        <Route path="/booking" element={<h1>Book an appointment</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Book Now' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Book an appointment');
});

test('links to a phone number without a router', () => {
  render(<ButtonLink href="tel:+17705550123">Call</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+17705550123');
});

test('a link that opens another tab has rel=noopener', () => {
  render(
    <ButtonLink href="https://maps.example" target="_blank">
      Directions
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
