import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  builtInTexts,
  contentApi,
  findEditor,
  openBlock,
  openContent,
  saveButton,
} from '../../testSupport/openContent';
import { block } from '../../testSupport/rows';

const TABLE = 'content_blocks';
const api = contentApi();

test('lists the texts of all versions in both languages, and a first edit adds the row', async () => {
  const user = await openBlock('hero title es');
  const entry = screen.getAllByRole('article')[0];
  expect(entry).toHaveTextContent('Tires you can trust');
  expect(await findEditor('hero title es')).toHaveValue('Llantas de confianza');
  await user.clear(await findEditor('hero title es'));
  await user.type(await findEditor('hero title es'), 'Llantas buenas');
  await user.click(saveButton());
  expect(await screen.findByText('Llantas buenas')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title_es' };
  expect(api.sent(TABLE)).toEqual([['POST', { content: 'Llantas buenas', ...place }]]);
});

test.each([
  [
    'since',
    'Since {{jear}}',
    'The page fills these in or uses them for formatting. Leave out what you don’t need, but write the rest exactly like this: {{year}}',
  ],
  ['since', 'Since {{year}} in {{town}}', 'The page fills these in'],
  ['cars one', 'A car of {{year}}', 'The page fills these in'],
])('refuses %s with “%s” beside its field', async (name, text, sentence) => {
  api.store(TABLE, []);
  const user = await openBlock(name, 'About us');
  expect(await findEditor(name)).toHaveAccessibleDescription(/double braces/);
  await user.clear(await findEditor(name));
  await user.paste(text);
  await user.click(saveButton());
  expect(await findEditor(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(await findEditor(name)).toHaveValue(text);
  expect(api.sent(TABLE)).toEqual([]);
});

test('a plural form may leave its number out', async () => {
  const user = await openBlock('cars one', 'About us');
  await user.clear(await findEditor('cars one'));
  await user.paste('One car');
  await user.click(saveButton());
  await waitFor(() => expect(api.rows(TABLE).at(-1)).toMatchObject({ content: 'One car' }));
});

test('refuses a text that is longer than the table accepts', async () => {
  const user = await openBlock('hero title');
  await user.clear(await findEditor('hero title'));
  await user.paste('x'.repeat(20_001));
  await user.click(saveButton());
  expect(await findEditor('hero title')).toHaveAccessibleDescription(
    /keep it to 20,000 characters/,
  );
});

test('compares the length of a short text with the built-in one', async () => {
  const user = await openBlock('hero title');
  expect(await findEditor('hero title')).toHaveAccessibleDescription(
    '19 characters; the built-in text has 19.',
  );
  await user.type(await findEditor('hero title'), ' on every road in Georgia');
  expect(await findEditor('hero title')).toHaveAccessibleDescription(/^44 characters.*Much longer/);
});

test('returns to the built-in text, which is taken back', async () => {
  api.store(TABLE, [block({ content: 'Wheels' })]);
  const user = await openBlock('hero title');
  await user.click(screen.getByRole('button', { name: 'Go back to the built-in text' }));
  expect(await screen.findByText('Tires you can trust')).toBeInTheDocument();
  expect(api.rows(TABLE)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Wheels')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title' };
  expect(api.rows(TABLE)).toMatchObject([{ content: 'Wheels', ...place }]);
});

test('marks a text that no version has, unless the texts of a version are unknown', async () => {
  const old = block({ identifier: 'old_title', content: 'Old' });
  api.store(TABLE, [old]);
  const user = await openBlock('old title');
  expect(screen.getByText('No longer on any page')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove this text' }));
  await waitFor(() => expect(api.rows(TABLE)).toEqual([]));

  cleanup();
  api.store(TABLE, [old]);
  api.serveTexts(builtInTexts, { unknown: ['mf-van'] });
  await openContent();
  expect(await screen.findByText(/some parts of the site: mf-van/)).toBeInTheDocument();
  expect(await screen.findByText('Old')).toBeInTheDocument();
  expect(screen.queryByText('No longer on any page')).not.toBeInTheDocument();
});

test('shows earlier wordings with who saved them, and puts one into the field', async () => {
  const first = { before: { content: 'First tires' }, after: { content: 'Good tires' } };
  api.store('user_profiles', [{ id: 'u2', email: 'ana.lopez@example.com', name: '' }]);
  api.store('audit_log', [
    {
      ...{ id: 3, table_name: 'content_blocks', row_id: '1', action: 'UPDATE' },
      ...{ at: '2026-11-20T15:00:00Z', actor: 'u2', ...first },
    },
  ]);
  const user = await openBlock('hero title');
  await user.click(screen.getByText('Earlier versions'));
  expect(await screen.findByText(/Ana Lopez/)).toBeInTheDocument();
  expect(screen.getByText('Before the first change')).toBeInTheDocument();
  const [use] = screen.getAllByRole('button', { name: 'Put it in the field' });
  if (use) await user.click(use);
  expect(await findEditor('hero title')).toHaveValue('Good tires');
  await user.click(saveButton());
  await waitFor(() => expect(api.sent(TABLE)).toEqual([['PATCH', { content: 'Good tires' }]]));
});
