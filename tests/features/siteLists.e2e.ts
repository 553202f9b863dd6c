import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'lists', html: 'composed' });

test('the owner adds, moves, hides and puts back a member of the team, as visitors without scripts read', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage({ javaScriptEnabled: false });
  const people = visitor.getByRole('region', { name: 'Quiénes trabajan en su carro' });
  const names = people.getByRole('heading', { level: 3 });
  const row = page.getByRole('row', { name: /^Ana Torres/ });
  // A move is shown before it is saved: what is published by now may be what was before it.
  const expectRead = (people: string[]) =>
    expect(async () => {
      await waitUntilPublished(site);
      await visitor.goto('/es/about');
      await expect(names).toHaveText(people, { timeout: 1000 });
    }).toPass();

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
  await expectRead(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega', 'Ana Torres']);
  await expect(people.getByText('Aprendiz')).toBeVisible();
  await expect(people.getByText('She hears a bad bearing')).toHaveAttribute('lang', 'en');

  // By keyboard: the button keeps the focus while its row moves.
  await page.getByRole('button', { name: 'Move Ana Torres up' }).press('Enter');
  await expect(page.getByText('Ana Torres is now number 3 of 4.')).toBeAttached();
  await waitUntilPublished(site);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Torres is now number 2 of 4.')).toBeAttached();
  await expectRead(['Marcus Bell', 'Ana Torres', 'Danielle Brooks', 'Luis Ortega']);

  await page.getByRole('button', { name: 'Edit Ana Torres' }).click();
  await page.getByRole('checkbox', { name: 'Hidden from visitors' }).check();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(row).toContainText('Hidden');
  await expectRead(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega']);

  await page.getByRole('button', { name: 'Remove Danielle Brooks' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notification(page, 'Restored: Danielle Brooks')).toBeVisible();
  await expectRead(['Marcus Bell', 'Danielle Brooks', 'Luis Ortega']);
});

test.describe('articles', () => {
  test.use({
    expectedErrors: [/404 \(Not Found\).*\/blog\/winter-|409 \(Conflict\)|list_entries_slug_once/],
  });

  test('an article is on the site in both languages, keeps or changes its address, and is taken off', {
    tag: '@prove',
  }, async ({ page, site, otherPage }) => {
    const visitor = await otherPage({ javaScriptEnabled: false });
    const title = visitor.getByRole('heading', { level: 1 });
    const read = async (path: string) => {
      await waitUntilPublished(site);
      return (await visitor.goto(path))?.status();
    };
    const open = () => page.getByRole('button', { name: /^Edit Winter Grip/ }).click();
    const save = () => page.getByRole('button', { name: 'Save entry' }).click();
    const saved = async () => {
      await save();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    const row = page.getByRole('row', { name: /^Winter Grip/ });

    await signInToSection(page, site, 'Lists', 'author@example.com');
    await page.getByRole('button', { name: 'Articles' }).click();
    await page.getByRole('button', { name: 'Add an article' }).click();
    const form = page.getByRole('dialog', { name: 'Add an article' });
    // The hint below one label moves the other field too.
    const tops = await form
      .getByLabel(/^Title in/)
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
    expect(tops).toEqual([tops[0], tops[0]]);
    await form.getByLabel('Title in English').fill('Wheel Alignment');
    await form.getByLabel('Title in Spanish').fill('Agarre en invierno');
    await form.getByLabel('Summary in English').fill('What cold rubber does.');
    await form
      .getByRole('textbox', { name: 'Text in English' })
      .fill('Cold rubber.\n\n## Why\n\n- It [hardens](/booking).');
    await form
      .getByRole('textbox', { name: 'Text in Spanish' })
      .fill('Hule frío.\n\n## Por qué\n\n<b>Se endurece.</b>');
    // What decodes and pastes must work under the Trusted Types of staff's pages.
    const english = form.getByRole('textbox', { name: 'Text in English' });
    await english.evaluate((area: HTMLTextAreaElement) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>&mdash; <a href="https://a.example/">more</a></p>');
      area.setSelectionRange(area.value.length, area.value.length);
      const event = { clipboardData, bubbles: true, cancelable: true };
      area.dispatchEvent(new ClipboardEvent('paste', event));
    });
    await expect(english).toHaveValue(/— \[more\]\(https:\/\/a\.example\/\)$/);
    await english.fill(`${await english.inputValue()} &copy;`);
    await form.getByText('Preview').click();
    await expect(form.getByRole('heading', { name: 'Por qué' })).toBeVisible();
    await expect(form.getByText('©')).toBeVisible();
    await save();
    await expect(form.getByLabel('Title in English')).toHaveAccessibleDescription(
      /Another article already has the address/,
    );
    await form.getByLabel('Title in English').fill('Winter Grip');
    await saved();
    await expect(row).toContainText('In English only: Summary');

    expect(await read('/es/blog/winter-grip')).toBe(200);
    await expect(title).toHaveText('Agarre en invierno');
    await expect(visitor.getByRole('heading', { name: 'Por qué' })).toBeVisible();
    await expect(visitor.getByText('<b>Se endurece.</b>')).toBeVisible();
    await expect(visitor.getByText('What cold rubber does.').first()).toHaveAttribute('lang', 'en');
    await visitor.goto('/blog');
    await visitor.getByRole('link', { name: 'Winter Grip' }).click();
    await expect(title).toHaveText('Winter Grip');
    await expect(visitor.getByRole('link', { name: 'hardens' })).toHaveAttribute(
      'href',
      '/booking',
    );
    await expect(row.getByRole('link', { name: '/blog/winter-grip' })).toBeVisible();
    for (const file of ['/sitemap.xml', '/blog.es.xml']) {
      expect(await (await fetch(new URL(file, site.origin))).text()).toContain(
        '/es/blog/winter-grip',
      );
    }

    // A changed title keeps the address, unless staff say so: then the old one leads to the new one.
    await open();
    await page.getByLabel('Title in English').fill('Winter Grip Explained');
    await saved();
    expect(await read('/blog/winter-grip')).toBe(200);
    await expect(title).toHaveText('Winter Grip Explained');
    await open();
    await page.getByLabel('Title in English').fill('Winter Tires and Grip');
    await page.getByRole('checkbox', { name: '/blog/winter-tires-and-grip' }).check();
    await saved();
    expect(await read('/es/blog/winter-grip')).toBe(200);
    await expect(visitor).toHaveURL('/es/blog/winter-tires-and-grip');
    await expect(title).toHaveText('Agarre en invierno');
    const scripted = await otherPage();
    await scripted.goto('/blog/winter-grip');
    await expect(scripted).toHaveURL('/blog/winter-tires-and-grip');
    await expect(scripted.getByRole('heading', { name: 'Why' })).toBeVisible();
    const sitemap = await (await fetch(new URL('/sitemap.xml', site.origin))).text();
    expect(sitemap).toContain('/blog/winter-tires-and-grip');
    expect(sitemap).not.toContain('/blog/winter-grip<');

    await page.getByRole('button', { name: 'Edit Winter Tires and Grip' }).click();
    await page.getByRole('checkbox', { name: 'Hidden from visitors' }).check();
    await saved();
    expect(await read('/blog/winter-tires-and-grip')).toBe(404);
    expect(await read('/blog/winter-grip')).toBe(404);
    await visitor.goto('/blog');
    await expect(visitor.getByText('Winter Tires and Grip')).toHaveCount(0);
  });
});
