import { provideShop, resetShop } from '@shop/shared-contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTranslations } from '../testSupport';
import { ErrorState } from './ErrorState';

beforeAll(() => startTranslations());

test('always offers the phone number, and a retry if onRetry is set', async () => {
  const retry = jest.fn();
  render(<ErrorState title="Not loaded" onRetry={retry} retryLabel="Again" callLabel="Call" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(retry).toHaveBeenCalledTimes(1);

  expect(screen.getByRole('link', { name: 'Call: (770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
});

test('offers the phone number that staff published', () => {
  provideShop({ phone: '+17705550177' });
  render(<ErrorState title="Not loaded" callLabel="Call" />);
  expect(screen.getByRole('link', { name: 'Call: (770) 555-0177' })).toBeVisible();
  resetShop();
});
