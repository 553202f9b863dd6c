import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { book, bookingRequest } from '../support/bookings';
import type { RunningSite } from '../support/runningSite';
import { bookableDay, shopToday } from '../support/shopDays';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { publicPages } from '../web/support/publicPages';

test.use({
  shop: 'single press',
  html: 'bare',
  // Pages of rows have no document of their own before they are composed.
  expectedErrors: [/404 \(Not Found\).*\/(blog|services|tires|wheels|auto-parts)\//],
});

/** Resolves with the button that is under the pointer after a press, once its name differs from the pressed one's. */
function watchPlace([x, y]: readonly [number, number]) {
  const shown = () => {
    const button = document.elementFromPoint(x, y)?.closest('button');
    if (!button) return undefined;
    const name = (button.getAttribute('aria-label') ?? button.textContent).replace(/\d+/g, '');
    return { name, waits: button.getAttribute('aria-disabled') === 'true' };
  };
  const pressed = shown()?.name;
  return new Promise<{ pressed: string; name: string; waits: boolean } | undefined>((resolve) => {
    let frames = 0;
    const look = () => {
      const now = shown();
      frames += 1;
      if (pressed !== undefined && now && now.name !== pressed) resolve({ pressed, ...now });
      else if (frames > 60) resolve(undefined);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const enabled = 'button:visible:not([disabled], [aria-disabled])';

/** The names of buttons without numbers. */
const namesOf = (buttons: Element[]) =>
  buttons.map((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).replace(/\d+/g, ''),
  );

/** The dialogs of a page, the one in front last. */
const dialogsOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Shows the buttons that are pressed; undefined where an earlier press has removed what led to them. */
type Show = () => Promise<Locator | undefined>;

async function findByName(buttons: Locator | undefined, name: string) {
  const index = (await buttons?.evaluateAll(namesOf))?.indexOf(name) ?? -1;
  return index === -1 ? undefined : buttons?.nth(index);
}

/** Resolves with what took the place of a button that was pressed. */
async function press(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) return undefined;
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const watched = page.evaluate(watchPlace, place);
  await page.mouse.click(...place);
  return watched.catch(() => undefined);
}

/** What a press has changed, where another press needs the page as it was. */
const stateOf = async (page: Page, buttons: Locator) =>
  JSON.stringify([page.url(), await dialogsOf(page).count(), await buttons.evaluateAll(namesOf)]);

/**
 * Presses each enabled button whose name has not been pressed yet, and those of the dialogs that open. The page is
 * loaded again after a press that has changed it.
 * @param pressed the names that were pressed; receives those of the page
 * @param inDialogs the same of dialogs
 * @returns what took the place of the pressed buttons
 */
async function pressShown(
  page: Page,
  address: string,
  show: Show,
  pressed: Set<string>,
  inDialogs: Set<string>,
) {
  const found: ({ address: string } & NonNullable<Awaited<ReturnType<typeof press>>>)[] = [];
  let buttons = await show();
  if (!buttons) return found;
  let state = await stateOf(page, buttons);
  for (const name of await buttons.evaluateAll(namesOf)) {
    if (pressed.has(name)) continue;
    pressed.add(name);
    if (!buttons || (await stateOf(page, buttons)) !== state) buttons = await show();
    if (!buttons) continue;
    const button = await findByName(buttons, name);
    if (!(await button?.isVisible()) || !button) continue;
    const open = await dialogsOf(page).count();
    state = await stateOf(page, buttons);
    const change = await press(page, button);
    if (change) found.push({ address, ...change });
    if ((await dialogsOf(page).count()) <= open) continue;
    const showDialog: Show = async () => {
      const opener = await findByName(await show(), name);
      if (!opener) return undefined;
      await opener.click();
      // Most are loaded when they open first.
      const dialog = dialogsOf(page).nth(open);
      const isOpen = await dialog.waitFor().then(
        () => true,
        () => false,
      );
      return isOpen ? dialog.locator(enabled) : undefined;
    };
    const inside = `${address}, ${name}`;
    found.push(...(await pressShown(page, inside, showDialog, inDialogs, inDialogs)));
  }
  return found;
}

function pressEach(page: Page, address: string, inDialogs: Set<string>, pressed: Set<string>) {
  const show: Show = async () => {
    const main = page.getByRole('main');
    await page.goto(address);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    return main.locator(enabled);
  };
  return pressShown(page, address, show, pressed, inDialogs);
}

/** Enters a customer who has just come, whatever the hour: the next steps are "In bay" and "Ready". */
async function enterWalkIn(site: RunningSite, token: string, name: string) {
  const response = await site.api('/rest/v1/rpc/book_for_caller', {
    as: { token },
    body: {
      ...{ p_key: randomUUID(), p_name: name, p_phone: '(770) 555-0144', p_minutes: 10 },
      ...{ p_service: 'oil-change', p_date: shopToday(), p_slot: '00:01', p_is_walk_in: true },
      ...{ p_booked_anyway: ['outside_hours', 'closed_day'], p_vehicle: '2019 Toyota Camry' },
    },
  });
  if (!response.ok) throw new Error(await response.text());
}

test('a double press on Today advances a car by one step', async ({ page, site }) => {
  const { token } = await site.makeAdmin('double@example.com', PASSWORD);
  await enterWalkIn(site, token, 'Dora Double');
  await signIn(page, 'double@example.com');
  const step = page.getByRole('button', { name: /^In bay: Dora/ });
  await step.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await step.boundingBox()) ?? {};
  await page.mouse.dblclick(x + 9, y + 9, { delay: 60 });
  const ready = page.getByRole('button', { name: /^Ready: Dora/ });
  await expect(ready).toBeVisible();
  await page.mouse.click(x + 9, y + 9);
  await expect(ready).toBeEnabled();
  expect(await site.rows('bookings', 'name=eq.Dora Double')).toMatchObject([{ stage: 'in_bay' }]);
});

test('a double press on Next opens the next step of the wizard', async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Next', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Which day works for you?' })).toBeVisible();
  await page.goto('/booking');
  await page.getByRole('radio', { name: /^Oil Change/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Which day works for you?' })).toBeVisible();
});

test('each action that takes the place of a pressed button waits', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  test.slow();
  const { token } = await site.makeAdmin('each@example.com', PASSWORD);
  await enterWalkIn(site, token, 'Each Press');
  await book(site, bookingRequest({ p_date: bookableDay(0), p_slot: '09:00' }));
  await signIn(page, 'each@example.com');
  const sections = page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link');
  await expect(sections.first()).toBeVisible();
  const staff = await sections.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const visitors = (await publicPages(site)).filter((path) => !/^\/es(\/|$)/.test(path));
  const changes = [];
  // Pages share many dialogs, and those of visitors many buttons too.
  const inDialogs = new Set<string>();
  // All that comes after it would be the sign-in page.
  const pressed = new Set(['Sign Out']);
  for (const address of staff) {
    changes.push(...(await pressEach(page, address, inDialogs, pressed)));
  }
  await expect(sections.first()).toBeVisible();
  for (const address of visitors) {
    changes.push(...(await pressEach(page, address, inDialogs, pressed)));
  }
  expect(changes.length).toBeGreaterThan(3);
  expect(inDialogs.size).toBeGreaterThan(10);
  expect(changes.filter(({ waits }) => !waits)).toEqual([]);
});
