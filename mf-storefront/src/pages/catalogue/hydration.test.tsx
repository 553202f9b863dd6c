import { provideContent } from '@shop/shared-contract';
import { LanguageProvider } from '@shop/shared-i18n';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { seedProducts } from '../../testSupport/seedProducts';
import { CatalogueAt, listedNames, prepare } from './testing/openCatalogue';

// `use` reads a settled promise synchronously: renderToString does not wait, unlike the composer.
const loaded = () =>
  Object.assign(Promise.resolve(seedProducts), { status: 'fulfilled', value: seedProducts });
beforeEach(() => provideContent({ products: loaded }));

const page = (address: string) => (
  <LanguageProvider>
    <CatalogueAt address={address} />
  </LanguageProvider>
);

async function hydrate(prerendered: string, address: string, before = (_: HTMLElement) => {}) {
  await prepare();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(prerendered));
  document.body.replaceChildren(root);
  before(root);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, page(address), { onRecoverableError }));
  return onRecoverableError;
}

test.each(['/tires/all', '/auto-parts/filters'])(
  '%s hydrates without a mismatch',
  async (address) => {
    expect(await hydrate(address, address)).not.toHaveBeenCalled();
  },
);

test('the prerendered HTML has the whole list, and the first field of the finder', async () => {
  await prepare();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page('/tires/all'));
  document.body.replaceChildren(root);
  expect(listedNames()).toHaveLength(8);
  expect(screen.getByLabelText('Year')).toBeEnabled();
  expect(screen.getByLabelText('Make')).toBeDisabled();
});

test('a shared link hydrates as the whole list and then applies its query', async () => {
  const shared =
    '/tires/all?q=michelin&filter=winter-tires&filter=Michelin&view=list&price=over-300';
  expect(await hydrate('/tires/all', shared)).not.toHaveBeenCalled();
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('michelin');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('searches for text that was typed before hydration', async () => {
  await hydrate('/tires/all', '/tires/all', (root) => {
    const box = root.querySelector<HTMLInputElement>('input[type=search]');
    if (box) box.value = 'blizzak';
  });
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('blizzak');
});
