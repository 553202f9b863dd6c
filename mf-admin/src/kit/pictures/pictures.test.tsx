import { Blob } from 'node:buffer';
import { createHash, webcrypto } from 'node:crypto';
import type { Upload } from '@shop/shared-data/staff';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { offline } from '../../testSupport/fakeApi';
import { dialog, field, openForm, productApi } from '../../testSupport/productForm';
import { product } from '../../testSupport/rows';
import { CanvasChanged, drawPicture, type Part } from './drawPicture';
import { es } from './locales/es';

interface FakeCropper {
  onCropComplete: (shown: object, pixels: object) => void;
  rotation: number;
}

jest.mock('./drawPicture');
// jsdom neither loads pictures nor lays anything out.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete, rotation }: FakeCropper) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, as a loaded picture is
    useEffect(() => onCropComplete({}, { x: 1, y: 2, width: 30, height: 30 }), []);
    return <p>{`turned by ${rotation}`}</p>;
  },
}));

const api = productApi([product()]);
const ADDRESS = '/content/a1b2c3d4e5f6-1280.webp';
const drawn = (source: string, part: Part, turn: number) =>
  `${source}, ${Object.values(part).join()}, turned by ${turn}`;
/** The picture that is drawn of what is chosen here. */
function chosen({ turn = 0 } = {}) {
  const file = drawn('blob:picture', { x: 1, y: 2, width: 30, height: 30 }, turn);
  const id = createHash('sha256').update(file).digest('hex').slice(0, 12);
  const path = `/storage/v1/object/pictures/${id}`;
  return { file, id, path, address: `/content/${id}-1280.webp` };
}
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  // jsdom has no canvas, and neither bytes of a Blob nor digests.
  jest.mocked(drawPicture).mockImplementation(async (source, part, turn) => {
    const { width, height } = part;
    const file = new Blob([drawn(source, part, turn)], { type: 'image/jpeg' });
    return { file: file as unknown as Upload['file'], width, height };
  });
  Object.assign(crypto, { subtle: webcrypto.subtle });
  api.trigger('pictures', (row) => ({ created_at: '', ...row }));
  api.define('unused_pictures', () => []);
});

/** @param start the first characters, by which a file is known whatever its name is */
const pictureFile = (start: string) => {
  const file = new File([start], 'tire.jpg', { type: 'image/jpeg' });
  // jsdom's own files have no such method.
  const bytes = async () => Uint8Array.from(Buffer.from(start.padEnd(12, '\0'), 'latin1')).buffer;
  return Object.assign(file, { slice: () => ({ arrayBuffer: bytes }) as unknown as Blob });
};
const jpeg = () => pictureFile('\xff\xd8\xff');
const cropDialog = () => screen.findByRole('dialog', { name: 'Crop the picture' });
const fileInput = () => {
  const input = screen.getByRole('dialog').querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
  return input;
};

test('a chosen picture is turned, described and uploaded, and its address stands in the form', async () => {
  const user = await openForm('Edit CrossClimate2');
  fireEvent.change(fileInput(), { target: { files: [jpeg()] } });
  const crop = within(await cropDialog());
  await user.click(crop.getByRole('button', { name: 'Rotate' }));
  expect(crop.getByText('turned by 90')).toBeVisible();
  await user.type(crop.getByLabelText(/^What the picture shows/), 'Tread');
  await user.type(crop.getByLabelText(/^The same in Spanish/), 'Banda');
  await user.click(crop.getByRole('button', { name: 'Use this picture' }));
  const { file, id, path, address } = chosen({ turn: 1 });
  await waitFor(() => expect(field('Image URL')).toHaveValue(address));
  expect(api.sent(path)).toEqual([['POST', file]]);
  const picture = { id, width: 30, height: 30, alt: 'Tread', alt_es: 'Banda' };
  expect(api.sent('pictures')).toEqual([['POST', picture]]);
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  await waitFor(() => expect(api.sent('products')).toEqual([['PATCH', { image_url: address }]]));
});

test('a picture that the browser would change is refused in words, in both languages', async () => {
  jest.mocked(drawPicture).mockRejectedValue(new CanvasChanged());
  const user = await openForm('Edit CrossClimate2');
  fireEvent.change(fileInput(), { target: { files: [jpeg()] } });
  const crop = within(await cropDialog());
  await user.click(crop.getByRole('button', { name: 'Use this picture' }));
  expect(await crop.findByText(/^To protect your privacy, this browser scrambles/)).toBeVisible();
  expect(crop.getByRole('button', { name: 'Use this picture' })).toBeDisabled();
  expect(api.sent('pictures')).toEqual([]);
  expect(es.problems.canvas).toMatch(/^Para proteger su privacidad/);
});

test('an address that is typed is requested once it is complete', async () => {
  const user = await openForm('Edit CrossClimate2');
  const shown = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
  const before = shown();
  await user.clear(field('Image URL'));
  await user.type(field('Image URL'), '/tire.webp');
  expect(shown()).toBe(before);
  await user.tab();
  expect(shown()).toBe('/tire.webp');
});

test('a dropped picture is cropped too', async () => {
  await openForm('Edit CrossClimate2');
  const drop = { dataTransfer: { files: [jpeg()] } };
  fireEvent.drop(field('Image URL'), drop);
  expect(await cropDialog()).toBeVisible();
});

test('when uploading fails, what was typed stays, and the next attempt can succeed', async () => {
  const user = await openForm('Edit CrossClimate2');
  fireEvent.change(fileInput(), { target: { files: [jpeg()] } });
  const crop = within(await cropDialog());
  await user.type(crop.getByLabelText(/^What the picture shows/), 'Tread');
  const { path, address } = chosen();
  api.once('POST', path, offline);
  await user.click(crop.getByRole('button', { name: 'Use this picture' }));
  expect(await crop.findByRole('alert')).toBeVisible();
  expect(crop.getByLabelText(/^What the picture shows/)).toHaveValue('Tread');
  await user.click(crop.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(field('Image URL')).toHaveValue(address));
});

test.each([
  [
    'a HEIC picture',
    '\0\0\0\x18ftypheic',
    'This is a HEIC picture, which most browsers can’t show.',
  ],
  [
    'an SVG with a script',
    '<svg><script>alert(1)</script></svg>',
    'This isn’t a JPEG, PNG, WebP or AVIF picture.',
  ],
])('%s is refused in words beside its field, and nothing opens', async (_, start, words) => {
  await openForm('Edit CrossClimate2');
  fireEvent.change(fileInput(), { target: { files: [pictureFile(start)] } });
  expect(await dialog().findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('dialog', { name: 'Crop the picture' })).not.toBeInTheDocument();
  fireEvent.change(fileInput(), { target: { files: [jpeg()] } });
  expect(await cropDialog()).toBeVisible();
  expect(screen.queryByText(words, { exact: false })).not.toBeInTheDocument();
});

test('a picture that the browser cannot read is refused in words', async () => {
  const user = await openForm('Edit CrossClimate2');
  fireEvent.change(fileInput(), { target: { files: [jpeg()] } });
  const crop = within(await cropDialog());
  jest.mocked(drawPicture).mockRejectedValueOnce(new Error('decode'));
  await user.click(crop.getByRole('button', { name: 'Use this picture' }));
  expect(await crop.findByText(/We can’t read this picture/)).toBeVisible();
  expect(api.sent('pictures')).toEqual([]);
});

test('an uploaded picture is described where it is used, and removed from the form', async () => {
  const picture = { id: 'a1b2c3d4e5f6', width: 9, height: 9, alt: 'Tread', alt_es: '' };
  api.store('pictures', [{ ...picture, created_at: '', updated_at: '1' }]);
  api.store('products', [product({ image_url: ADDRESS })]);
  api.define('picture_uses', () => [{ table_name: 'products', name: 'CrossClimate2' }]);
  const user = await openForm('Edit CrossClimate2');
  await user.click(dialog().getByRole('button', { name: 'Describe it (Photo 1)' }));
  const describe = within(await screen.findByRole('dialog', { name: 'Describe the picture' }));
  expect(await describe.findByText('Used by: CrossClimate2.')).toBeVisible();
  await user.type(describe.getByLabelText(/^The same in Spanish/), 'Banda');
  await user.click(describe.getByRole('button', { name: 'Save description' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Describe the picture' })).toBeNull(),
  );
  expect(api.sent('pictures')).toEqual([['PATCH', { alt_es: 'Banda' }]]);
  await user.click(dialog().getByRole('button', { name: 'Remove it (Photo 1)' }));
  expect(field('Image URL')).toHaveValue('');
});

test('an address of another site has nothing to describe', async () => {
  await openForm('Edit CrossClimate2');
  expect(dialog().queryByRole('button', { name: /^Describe it/ })).not.toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Remove it (Photo 1)' })).toBeVisible();
});
