import { renderInShell } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import bookingPage from '../pages/booking/page';
import { TireLines } from './TireLines';

test('lists two products with the same name and size', async () => {
  const logged = jest.spyOn(console, 'error');
  const tires = { name: 'Tire 225/65R17', installed: 100 };
  await renderInShell(
    <TireLines
      tires={[
        { ...tires, count: 2 },
        { ...tires, count: 1 },
      ]}
    />,
    { locales: bookingPage.locales },
  );
  expect(screen.getAllByText(/× Tire 225\/65R17, \$100\.00 installed/)).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
