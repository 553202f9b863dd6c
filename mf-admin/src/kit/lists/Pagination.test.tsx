import '@shop/shared-ui/test-support';
import { commonLocales, initI18n, LanguageProvider, loadLocales } from '@shop/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminLocales } from '../../admin/adminLocales';
import { PagedRows } from './Pagination';

test('moves the focus and the scroll position to the top of the list when the page changes', async () => {
  initI18n('en');
  await loadLocales([commonLocales, adminLocales]);
  const shown = jest.fn();
  // jsdom has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = shown;
  render(
    <LanguageProvider>
      <PagedRows rows={Array.from({ length: 60 }, (_, index) => index)}>
        {(rows) => <p>{rows[0]}</p>}
      </PagedRows>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  const list = screen.getByRole('group', { name: 'Page 2 of 2' });
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent('50');
  expect(shown.mock.contexts).toEqual([list]);
});
