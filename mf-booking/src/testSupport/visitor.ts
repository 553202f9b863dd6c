import { findEnabledButton } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The visitor's actions in the wizard, by the labels on the screen. */
export const visitor = {
  /** @param option how the name of the radio begins */
  chooses: (option: string | RegExp) =>
    userEvent.click(
      screen.getByRole('radio', {
        name: typeof option === 'string' ? (name) => name.startsWith(option) : option,
      }),
    ),
  follows: (link: string) => userEvent.click(screen.getByRole('link', { name: link })),
  presses: async (button: string | RegExp) => userEvent.click(await findEnabledButton(button)),
  types: async (label: RegExp, text: string) => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  },

  /** Completes steps 1 to 3, so that the details form shows. */
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
