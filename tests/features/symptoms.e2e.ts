import { tile } from '../support/booking';
import { expect, test } from '../support/test';

test.use({ shop: 'public pages' });

test('checked symptoms show advice, can be reset, and fill the notes of a booking', async ({
  page,
}) => {
  await page.goto('/diagnostics');
  const ask = page.getByRole('button', { name: 'Get Diagnostic Results' });
  const symptom = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(page.getByRole('checkbox')).toHaveCount(8);
  await expect(ask).toBeDisabled();
  await symptom(/A\/C blows weak/).check();
  await symptom(/Tires wearing unevenly/).check();
  await ask.click();
  await expect(
    page.getByRole('heading', { name: 'Routine maintenance recommended' }),
  ).toBeFocused();
  const list = page.getByRole('list', { name: 'Selected symptoms' });
  await expect(list.getByRole('listitem')).toHaveText([/Medium urgency/, /Low urgency/], {
    useInnerText: false,
  });

  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await symptom(/Smoke or steam/).check();
  await symptom(/Car shakes/).check();
  await ask.click();
  await expect(
    page.getByRole('heading', { name: 'Immediate attention recommended' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Book Service' }).click();

  await expect(tile(page, /^Engine Diagnostic/)).toBeVisible();
  for (const _ of ['date', 'time', 'details']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const notes = page.getByRole('textbox', { name: 'Additional notes' });
  await expect(notes).toHaveValue(/smoke or steam/);
  await expect(notes).toHaveValue(/car shakes/);
});
