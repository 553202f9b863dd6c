import { setSystemTime } from '@shop/shared-ui/test-support';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testSupport/fakeBackend';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
fakeBackend();

const currentStep = () => screen.getByRole('listitem', { current: 'step' });
const expectStep = (name: string) => waitFor(() => expect(currentStep()).toHaveTextContent(name));

/** Unloads the document and opens the address again; what the tab stores remains. */
async function reload(address = '/booking') {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await renderRoute(address);
}

beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, '');
});

test('Back in the browser shows the step before, and Forward returns', async () => {
  await renderRoute('/booking');
  await visitor.chooses(/^Oil Change/);
  await visitor.chooses('Monday, November 23, 2026');
  await expectStep('Select Time');
  history.back();
  await expectStep('Choose Date');
  expect(screen.getByRole('heading', { name: 'Which day works for you?' })).toHaveFocus();
  history.back();
  await expectStep('Select Service');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Oil Change/);
  history.forward();
  await expectStep('Choose Date');
});

test('the Back button of the wizard goes back in the history', async () => {
  await renderRoute('/booking');
  await visitor.presses('Next');
  await visitor.presses('Next');
  const entries = history.length;
  await visitor.presses('Back');
  await expectStep('Choose Date');
  await waitFor(() => expect(history.state.wizardStep).toBe(2));
  expect(history.length).toBe(entries);
  history.forward();
  await expectStep('Select Time');
});

test('a reload keeps the step, the choices and what was typed', async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await reload();
  await expectStep('Your Details');
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceOil ChangeDateMonday, November 23, 2026Time10:00 AM',
  );
  expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ana Torres');
  expect(screen.getByRole('textbox', { name: /Additional notes/ })).toHaveValue(
    'Pulls to the left',
  );
});

test.each([
  ['with a new history entry', () => history.pushState(null, '')],
  [
    'with the entry that it had',
    () => Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] }),
  ],
])('an address that is opened directly shows step 1: %s', async (_, open) => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open();
  await renderRoute('/booking');
  await expectStep('Select Service');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('an address that names a service opens it, whatever the tab had stored', async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  history.pushState(null, '');
  await renderRoute('/booking?service=brake-service');
  await expectStep('Choose Date');
  await visitor.presses('Back');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Brake Service/);
});

test('a malformed stored draft is ignored', async () => {
  sessionStorage.setItem('bookingDraft', '{');
  await renderRoute('/booking');
  await expectStep('Select Service');
});
