import { notification } from '../support/notification';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'admin desk' });

test('staff read messages, answer by e-mail, delete and restore them', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await site.add('contact_messages', [
    { name: 'Bill', email: 'bill@example.com', subject: 'A noise', message: 'It ticks.' },
    { name: 'Rosa', email: 'rosa@example.com', subject: 'Una llanta', message: 'Está ponchada.' },
  ]);
  await signInToSection(page, site, 'Messages', 'inbox@example.com');
  await expect(page.getByText('2 unread')).toBeVisible();
  const line = page.getByRole('button', { name: /A noise/, expanded: false });
  await line.click();
  await expect(page.getByText('It ticks.')).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply to Bill by email' })).toHaveAttribute(
    'href',
    /^mailto:bill@example\.com\?subject=Re%3A%20A%20noise/,
  );
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('2 unread')).toBeVisible();

  await page.getByRole('button', { name: 'Delete “A noise” from Bill' }).click();
  await expect(page.getByText('Message “A noise” deleted.')).toBeVisible();
  await expect(page.getByText('It ticks.')).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 unread')).toBeVisible();
  await expect(page.getByRole('button', { name: /A noise/ })).toBeHidden();
  await page.getByRole('button', { name: /Una llanta/ }).click();
  await page.getByRole('button', { name: 'Delete “Una llanta” from Rosa' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(notification(page, 'Message restored')).toBeVisible();
  await expect(page.getByRole('button', { name: /Una llanta/, expanded: true })).toBeFocused();
  expect(await site.rows('contact_messages', 'deleted_at=is.null&select=subject')).toEqual([
    { subject: 'Una llanta' },
  ]);
});

test('the dashboard shows the number of unread messages', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await site.add('contact_messages', {
    ...{ name: 'New', email: 'new@example.com', subject: 'Today', message: 'Hello.' },
  });
  await signInToSection(page, site, 'Dashboard', 'today@example.com');
  const unread = await site.rows('contact_messages', 'is_read=is.false&deleted_at=is.null');
  const fact = page
    .getByRole('region', { name: /^Today/ })
    .locator('div')
    .filter({
      has: page.getByRole('term').filter({ hasText: 'Unread messages' }),
    });
  await expect(fact.getByRole('definition').last()).toHaveText(String(unread.length));
  await openSection(page, 'Messages');
  await expect(page.getByText(`${unread.length} unread`)).toBeVisible();
});
