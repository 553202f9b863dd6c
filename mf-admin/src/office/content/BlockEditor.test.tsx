import { cleanup, screen } from '@testing-library/react';
import { calls } from '../../testSupport/dataCalls';
import { mockEachTest } from '../../testSupport/mockBackend';
import {
  builtInTexts,
  findEditor,
  mockContent,
  openBlock,
  openContent,
  saveButton,
} from '../../testSupport/openContent';
import { block } from '../../testSupport/rows';

mockEachTest();
beforeEach(mockContent);

test('lists the texts of all versions in both languages, and a first edit adds the row', async () => {
  const user = await openBlock('hero title es');
  const entry = screen.getAllByRole('article')[0];
  expect(entry).toHaveTextContent('Tires you can trust');
  expect(await findEditor('hero title es')).toHaveValue('Llantas de confianza');
  await user.clear(await findEditor('hero title es'));
  await user.type(await findEditor('hero title es'), 'Llantas buenas');
  const added = block({ id: '7', identifier: 'hero_title_es', content: 'Llantas buenas' });
  calls.addContent.mockResolvedValue(added);
  calls.listContent.mockResolvedValue([added]);
  await user.click(saveButton());
  expect(await screen.findByText('Llantas buenas')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title_es' };
  expect(calls.addContent).toHaveBeenCalledWith({ content: 'Llantas buenas' }, place);
  expect(calls.editContent).not.toHaveBeenCalled();
});

test.each([
  [
    'since',
    'Since 2010',
    'Keep these exactly as they are; the page fills them in or uses them as marks: {{year}}',
  ],
  ['since', 'Since {{jear}}', 'Keep these exactly as they are'],
  ['since', 'Since {{year}} in {{town}}', 'Keep these exactly as they are'],
  ['cars one', 'A car of {{year}}', 'Keep these exactly as they are'],
])('refuses %s with “%s” beside its field', async (name, text, sentence) => {
  calls.listContent.mockResolvedValue([]);
  const user = await openBlock(name, 'About us');
  expect(await findEditor(name)).toHaveAccessibleDescription(/double braces/);
  await user.clear(await findEditor(name));
  await user.paste(text);
  await user.click(saveButton());
  expect(await findEditor(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(await findEditor(name)).toHaveValue(text);
  expect(calls.addContent).not.toHaveBeenCalled();
});

test('a plural form may leave its number out', async () => {
  const user = await openBlock('cars one', 'About us');
  await user.clear(await findEditor('cars one'));
  await user.paste('One car');
  await user.click(saveButton());
  expect(calls.addContent.mock.lastCall?.[0]).toEqual({ content: 'One car' });
});

test('refuses a text that is longer than the table accepts', async () => {
  const user = await openBlock('hero title');
  await user.clear(await findEditor('hero title'));
  await user.paste('x'.repeat(20_001));
  await user.click(saveButton());
  expect(await findEditor('hero title')).toHaveAccessibleDescription(/at most 20,000 characters/);
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
  const row = block({ content: 'Wheels' });
  calls.listContent.mockResolvedValue([row]);
  const user = await openBlock('hero title');
  calls.listContent.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Go back to the built-in text' }));
  expect(await screen.findByText('Tires you can trust')).toBeInTheDocument();
  expect(calls.removeContent).toHaveBeenCalledWith(row);
  calls.listContent.mockResolvedValue([row]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Wheels')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title' };
  expect(calls.addContent).toHaveBeenCalledWith({ content: 'Wheels' }, place);
});

test('marks a text that no version has, unless the texts of a version are unknown', async () => {
  calls.listContent.mockResolvedValue([block({ identifier: 'old_title', content: 'Old' })]);
  const user = await openBlock('old title');
  expect(screen.getByText('No longer on any page')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove this text' }));
  expect(calls.removeContent).toHaveBeenCalledTimes(1);

  cleanup();
  calls.readBuiltInTexts.mockResolvedValue({ texts: builtInTexts, unknown: ['mf-van'], pages: [] });
  await openContent();
  expect(await screen.findByText(/some parts of the site here: mf-van/)).toBeInTheDocument();
  expect(await screen.findByText('Old')).toBeInTheDocument();
  expect(screen.queryByText('No longer on any page')).not.toBeInTheDocument();
});

test('shows earlier wordings with who saved them, and puts one into the field', async () => {
  calls.listWordings.mockResolvedValue([
    {
      id: 3,
      at: '2026-11-20T15:00:00Z',
      staff: { email: 'ana.lopez@example.com', name: '' },
      text: 'Good tires',
    },
    { id: -3, at: null, staff: null, text: 'First tires' },
  ]);
  const user = await openBlock('hero title');
  await user.click(screen.getByText('Earlier versions'));
  expect(await screen.findByText(/Ana Lopez/)).toBeInTheDocument();
  expect(screen.getByText('Before the first change')).toBeInTheDocument();
  const [use] = screen.getAllByRole('button', { name: 'Put into the field' });
  if (use) await user.click(use);
  expect(await findEditor('hero title')).toHaveValue('Good tires');
  await user.click(saveButton());
  expect(calls.editContent).toHaveBeenCalledWith(
    block(),
    { content: 'Good tires' },
    { content: block().content },
  );
});
