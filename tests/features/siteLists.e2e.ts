import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'lists', html: 'composed' });

test('the owner adds, moves, hides and puts back a member of the team, as visitors without scripts read', async ({
  page,
  site,
  otherPage,
}) => {
  const visitor = await otherPage({ javaScriptEnabled: false });
  const people = visitor.getByRole('region', { name: 'Quiénes trabajan en su carro' });
  const names = people.getByRole('heading', { level: 3 });
  const row = page.getByRole('row', { name: /^Ana Torres/ });
  const read = async () => {
    await waitUntilPublished(site);
    await visitor.goto('/es/about');
  };

  await signInToSection(page, site, 'Lists', 'lists@example.com');
  await page.getByRole('button', { name: 'Add a member' }).click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await form.getByLabel('Name').fill('Ana Torres');
  await form.getByLabel('Role in English').fill('Apprentice');
  await form.getByLabel('Role in Spanish').fill('Aprendiz');
  await form.getByLabel('About this person in English').fill('She hears a bad bearing first.');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(notification(page, 'Entry added successfully')).toBeVisible();
  await expect(row).toContainText('In English only: About this person');
  await read();
  await expect(names).toHaveText(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega', 'Ana Torres']);
  await expect(people.getByText('Aprendiz')).toBeVisible();
  await expect(people.getByText('She hears a bad bearing')).toHaveAttribute('lang', 'en');

  // By keyboard: the button keeps the focus while its row moves.
  await page.getByRole('button', { name: 'Move Ana Torres up' }).press('Enter');
  await expect(page.getByText('Ana Torres is now number 3 of 4.')).toBeAttached();
  await waitUntilPublished(site);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Torres is now number 2 of 4.')).toBeAttached();
  await read();
  await expect(names).toHaveText(['Marcus Bell', 'Ana Torres', 'Danielle Brooks', 'Luis Ortega']);

  await page.getByRole('button', { name: 'Edit Ana Torres' }).click();
  await page.getByRole('checkbox', { name: 'Hidden from visitors' }).check();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(row).toContainText('Hidden');
  await read();
  await expect(names).toHaveText(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega']);

  await page.getByRole('button', { name: 'Remove Danielle Brooks' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notification(page, 'Put back: Danielle Brooks')).toBeVisible();
  await read();
  await expect(names).toHaveText(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega']);
});
