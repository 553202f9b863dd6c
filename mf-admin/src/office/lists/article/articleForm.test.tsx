import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FileRequest } from '../../../kit/pictures/pictureRequest';
import { fakeApi } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { listEntry } from '../../../testSupport/rows';

const UPLOADED = '/content/0123456789ab-1280.webp';

// jsdom draws nothing.
jest.mock('../../../kit/pictures/CropDialog', () => ({
  CropDialog: ({ onDone, onClose, aspect }: FileRequest & { onClose: () => void }) => (
    <button
      type="button"
      onClick={() => {
        onDone('/content/0123456789ab-1280.webp');
        onClose();
      }}
    >
      {`Use at ${aspect}`}
    </button>
  ),
}));
jest.mock('../../../kit/pictures/checkPictureFile', () => ({
  checkPictureFile: async () => undefined,
}));

const article = listEntry({
  ...{ id: '5', list: 'articles', title: 'Wheel Alignment', title_es: 'Alineación' },
  ...{ text: 'First.\n\nSecond.', text_es: 'Texto', slug: 'wheel-alignment' },
  ...{ day: '2025-11-03', years: null },
});
const TABLE = 'list_entries';
const api = fakeApi();
beforeEach(() => api.store(TABLE, [article]));

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText<HTMLTextAreaElement>(name);
const save = () => dialog().getByRole('button', { name: 'Save entry' });

async function openArticle() {
  const user = await openAdmin('/admin/lists?list=articles');
  await user.click(await screen.findByRole('button', { name: 'Edit Wheel Alignment' }));
  return user;
}

const paste = (area: HTMLTextAreaElement, data: Record<string, string>) =>
  fireEvent.paste(area, { clipboardData: { getData: (type: string) => data[type] ?? '' } });

test('a picture is inserted where the cursor is, and previewed', async () => {
  const user = await openArticle();
  const area = field(/^Text in English/);
  area.setSelectionRange(6, 6);
  const [chooser] = area.closest('div')?.parentElement?.querySelectorAll('input[type=file]') ?? [];
  if (!chooser) throw new Error('no file field');
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'a.jpg')] } });
  await user.click(await screen.findByRole('button', { name: 'Use at 1.5' }));
  expect(area).toHaveValue(`First.\n\n![](${UPLOADED})\n\nSecond.`);
  await user.click(save());
  await findNotification('Entry updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { text: `First.\n\n![](${UPLOADED})\n\nSecond.` }]]);
});

test('what is pasted from a word processor becomes Markdown, and other text stays as it is', async () => {
  await openArticle();
  const area = field(/^Text in English/);
  area.setSelectionRange(0, 6);
  paste(area, {
    'text/html': '<h2>Why</h2><ul><li>it <b>pulls</b></li></ul>',
    'text/plain': 'Why',
  });
  await waitFor(() => expect(area).toHaveValue('## Why\n\n- it **pulls**\n\nSecond.'));
  // The browser inserts it: the event is not cancelled.
  expect(paste(area, { 'text/html': '<div># a</div>', 'text/plain': '# a' })).toBe(true);
  expect(paste(area, { 'text/plain': 'a' })).toBe(true);
});

test('the pictures of a pasted text are named as missing, and those in the text can be described', async () => {
  const user = await openArticle();
  const area = field(/^Text in English/);
  const img = '<img src="https://docs.example/a.png">';
  paste(area, { 'text/html': `<p>Why${img}</p>${img}` });
  expect(await dialog().findByText(/^2 pictures didn’t come through/)).toBeVisible();
  const [chooser] = area.closest('div')?.parentElement?.querySelectorAll('input[type=file]') ?? [];
  if (!chooser) throw new Error('no file field');
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'a.jpg')] } });
  await user.click(await screen.findByRole('button', { name: 'Use at 1.5' }));
  expect(await dialog().findByText(/^One picture didn’t come through/)).toBeVisible();
  paste(area, { 'text/html': '<p>Why</p>' });
  await waitFor(() => expect(dialog().queryByText(/didn’t come through/)).toBeNull());
  await user.clear(area);
  const describe = /^Describe picture/;
  expect(dialog().queryByRole('button', { name: describe })).toBeNull();
  await user.type(area, `![[](${UPLOADED})`);
  expect(dialog().getByRole('button', { name: describe })).toHaveAccessibleName(
    'Describe picture 1 (Text in English)',
  );
});

test('an article in Spanish only is saved, and the list says so', async () => {
  const user = await openArticle();
  await user.clear(field(/^Title in English/));
  await user.click(save());
  // The English text alone is no article.
  await waitFor(() => expect(api.sent(TABLE)).toEqual([['PATCH', { title: '' }]]));
  await findNotification('Entry updated successfully');
  expect(await screen.findByRole('row', { name: /^Alineación/ })).toHaveTextContent(
    'In Spanish only: it has no page in English.',
  );
});

test('an article without a whole language is refused beside the title', async () => {
  const user = await openArticle();
  await user.clear(field(/^Title in English/));
  await user.clear(field(/^Text in Spanish/));
  await user.click(save());
  await waitFor(() =>
    expect(field(/^Title in English/)).toHaveAccessibleDescription(
      /the title and the text in English/,
    ),
  );
  expect(api.sent(TABLE)).toEqual([]);
});
