import '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const sidebar = () => {
  const aside = document.querySelector('aside');
  if (!aside) throw new Error('No sidebar');
  return within(aside);
};
const box = (name: RegExp) => sidebar().getByLabelText(name);
const countOf = (name: RegExp) => Number(box(name).closest('label')?.lastElementChild?.textContent);

/** Opens the panel with the filters, as on a phone; its button precedes that of the sidebar. */
async function openPanel(user: UserEvent) {
  const [open] = screen.getAllByRole('button', { name: /^Filters/ });
  if (!open) throw new Error('No button for the panel');
  await user.click(open);
  return within(screen.getByRole('dialog', { name: 'Filters' }));
}
const setActEnvironment = (is: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', is);
afterEach(() => setActEnvironment(true));

const items = (count: number) => screen.findByText(`${count} items found`);

test('lists products that match any selected filter', async () => {
  const user = await openCatalogue('/tires/all');
  await user.click(box(/^Winter Tires/));
  expect(await screen.findByText('1 item found')).toBeVisible();
  await user.click(box(/^Used/));
  expect(await items(4)).toBeVisible();
  await user.click(box(/^Michelin/));
  expect(await items(7)).toBeVisible();
  expect(address()).toBe('/tires/all?filter=winter-tires&filter=used&filter=Michelin');
});

test('a pressed box shows its mark before the list changes', async () => {
  await openCatalogue('/tires/all');
  const used = box(/^Used/);
  // As in a browser: React renders the list after the event.
  setActEnvironment(false);
  used.click();
  expect(used).toBeChecked();
  expect(screen.getByText('8 items found')).toBeVisible();
  setActEnvironment(true);
  expect(await items(3)).toBeVisible();
  expect(used).toBeChecked();
});

test('a box that is cleared of a search without products keeps the focus, or hands it to the results', async () => {
  const user = await openCatalogue('/tires/all?q=snow+chains&filter=used&price=under-100');
  await screen.findByRole('heading', { name: 'Nothing matches your search' });
  await user.click(box(/^Used/));
  await waitFor(() => expect(address()).not.toContain('filter'));
  expect(box(/^Used/)).toHaveFocus();
  await user.click(box(/^Under \$100/));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
});

test('two boxes pressed at once are both selected', async () => {
  await openCatalogue('/tires/all');
  act(() => {
    box(/^Used/).click();
    box(/^Winter Tires/).click();
  });
  expect(await items(4)).toBeVisible();
});

test('price bands narrow the list that the filters left', async () => {
  const user = await openCatalogue('/tires/all?filter=Michelin');
  await user.click(box(/^Over \$300/));
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(listedNames()).toEqual(['Michelin Pilot Sport 4S']);
  await user.click(box(/^\$200 to \$300/));
  expect(await items(2)).toBeVisible();
});

test('selecting a filter lists as many products as its count', async () => {
  const user = await openCatalogue('/tires/all');
  for (const name of [/^All-Season Tires/, /^Used/, /^Michelin/, /^Under \$100/]) {
    const promised = countOf(name);
    await user.click(box(name));
    await waitFor(() => expect(listedNames()).toHaveLength(promised));
    await user.click(box(name));
    await items(8);
  }
});

test('the counts change with the search', async () => {
  const user = await openCatalogue('/tires/all');
  expect(countOf(/^Michelin/)).toBe(3);
  await user.type(screen.getByRole('searchbox'), 'pilot');
  await screen.findByText('1 item found');
  expect(countOf(/^Michelin/)).toBe(1);
  expect(countOf(/^Goodyear/)).toBe(0);
  expect(countOf(/^Over \$300/)).toBe(1);
  expect(countOf(/^Under \$100/)).toBe(0);
});

test('Back removes the selected filters one by one', async () => {
  const user = await openCatalogue('/tires/all');
  await user.click(box(/^Used/));
  await items(3);
  await user.click(box(/^Winter Tires/));
  await items(4);
  await user.click(screen.getByRole('button', { name: 'browser back' }));
  expect(await items(3)).toBeVisible();
  expect(box(/^Winter Tires/)).not.toBeChecked();
});

test('a shared link shows its filters, including one that no product has', async () => {
  const user = await openCatalogue('/tires/all?filter=Firestone&price=under-100&view=list');
  expect(screen.getByText('0 items found')).toBeVisible();
  expect(box(/^Under \$100/)).toBeChecked();
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Firestone' }));
  expect(await items(3)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await items(8)).toBeVisible();
  expect(address()).toBe('/tires/all?view=list');
});

test('the toggle hides and shows the sidebar', async () => {
  const user = await openCatalogue('/tires/all');
  const toggle = screen.getByRole('button', { name: 'Filters', expanded: true });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible();
});

test('on phones a selection changes the list only once it is applied', async () => {
  const user = await openCatalogue('/tires/all');
  const panel = await openPanel(user);
  await user.click(panel.getByRole('checkbox', { name: /^Used/ }));
  expect(panel.getByText('3 items found')).toBeVisible();
  expect(listedNames()).toHaveLength(8);
  await user.click(panel.getByRole('button', { name: 'Apply filters' }));
  expect(await items(3)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
});

test('on phones order and view are in the panel, and applied with the filters', async () => {
  const user = await openCatalogue('/tires/all?filter=used');
  const panel = await openPanel(user);
  await user.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  await user.click(panel.getByRole('button', { name: 'List view' }));
  expect(panel.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
  expect(listedNames()[0]).toBe('Goodyear Assurance MaxLife');
  await user.click(panel.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(listedNames()[0]).toBe('General AltiMAX 365AW'));
  expect(address()).toBe('/tires/all?filter=used&sort=price&view=list');
});

test('closing the panel without applying discards the selection', async () => {
  const user = await openCatalogue('/tires/all');
  const panel = await openPanel(user);
  await user.click(panel.getByRole('checkbox', { name: /^Used/ }));
  await user.keyboard('{Escape}');
  expect(listedNames()).toHaveLength(8);
  const again = await openPanel(user);
  expect(again.getByRole('checkbox', { name: /^Used/ })).not.toBeChecked();
});

test('the panel stays open when the search that was typed before it arrives', async () => {
  const user = await openCatalogue('/tires/all');
  await user.type(screen.getByRole('searchbox'), 'pilot');
  const panel = await openPanel(user);
  expect(await panel.findByText('1 item found')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Apply filters' }));
  expect(address()).toContain('pilot');
});

test('Back closes a panel that was opened for another query', async () => {
  const user = await openCatalogue('/tires/all');
  const back = screen.getByRole('button', { name: 'browser back' });
  await user.click(screen.getByRole('link', { name: 'New Tires' }));
  await items(5);
  await user.click(box(/^Michelin/));
  await items(3);
  await openPanel(user);
  await user.click(back);
  expect(await items(5)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  const panel = await openPanel(user);
  expect(panel.getByRole('checkbox', { name: /^Michelin/ })).not.toBeChecked();
  await user.click(back);
  expect(await items(8)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
