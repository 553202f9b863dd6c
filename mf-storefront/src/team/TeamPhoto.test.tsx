import { definePage } from '@shop/shared-contract';
import { fireEvent, screen } from '@testing-library/react';
import { openPage } from '../testSupport/openPage';
import { teamLocales } from './locales/teamLocales';
import { TeamPhoto } from './TeamPhoto';

const pageWith = (photo: string | undefined) =>
  definePage({
    Component: () => <TeamPhoto name="Danielle Brooks" photo={photo} text={undefined} />,
    locales: [teamLocales],
  });

test('a portrait that fails to load falls back to the default one with the same alt text', async () => {
  await openPage(pageWith('/gone.svg'));
  const portrait = screen.getByRole('img', { name: 'Photo of Danielle Brooks' });
  expect(portrait).toHaveAttribute('src', '/gone.svg');
  fireEvent.error(portrait);
  expect(portrait).not.toHaveAttribute('src', '/gone.svg');
  expect(portrait).toHaveAccessibleName('Photo of Danielle Brooks');
});

test('a member of whom there is no photo has initials, beside the name', async () => {
  await openPage(pageWith(undefined));
  expect(screen.getByText('DB')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
