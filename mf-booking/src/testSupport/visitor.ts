import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** What a visitor does in the wizard, in the words they see. */
export const visitor = {
  chooses: (option: string | RegExp) =>
    userEvent.click(screen.getByRole('radio', { name: option })),
  follows: (link: string) => userEvent.click(screen.getByRole('link', { name: link })),
  presses: (button: string) => userEvent.click(screen.getByRole('button', { name: button })),
  types: async (label: RegExp, text: string) => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  },

  /** Steps 1 to 3, to the details form. */
  choosesOilChange: async (day = 'Monday, November 23, 2026', time = '10:00 AM') => {
    await visitor.chooses(/^Oil Change/);
    await visitor.chooses(day);
    await visitor.chooses(time);
  },

  fillsInDetails: async () => {
    await visitor.types(/Full name/, 'Ana Torres');
    await visitor.types(/Email/, 'ana@example.com');
    await visitor.types(/Phone/, '770-555-0134');
    await visitor.types(/Vehicle details/, '2018 Honda Civic');
    await visitor.types(/Additional notes/, 'Pulls to the left');
  },
};
