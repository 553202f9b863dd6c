import { shopDay } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import {
  addContent,
  addDraft,
  addEntry,
  addProduct,
  blankProduct,
  type ContentBlock,
  type EntryInput,
  editContent,
  editDraft,
  editEntry,
  type ListName,
  listContent,
  listDrafts,
  listEntries,
  orderEntries,
  publishDrafts,
  removeContent,
  removeEntry,
  uploadPicture,
} from '@shop/shared-data/staff';
import sharp from 'sharp';
import { type Actor, type Scene, save, tryTo } from './actor';

// What the owner writes for visitors, and the pictures beside it.

const SHADES = 40;

/** Uploads a photo, perhaps one that was uploaded before. @returns its address */
async function upload(scene: Scene): Promise<string | undefined> {
  const { dice } = scene;
  const shade = dice.below(SHADES);
  const size = { width: 24, height: 16 };
  const background = { r: 6 * shade, g: 80, b: 80 };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  const alt = `Shade ${shade}, seen ${dice.below(1000)} times`;
  const address = await tryTo(scene, () => uploadPicture({ file, ...size }, { alt, alt_es: '' }));
  if (address) scene.model.uploads.push({ address, at: Date.now() });
  return address;
}

const BLANK: EntryInput = {
  ...{ position: 0, title: '', title_es: '', detail: '', detail_es: '', text: '', text_es: '' },
  ...{ note: '', note_es: '', picture: '', second_picture: '', years: null, slug: '', service: '' },
  ...{ former_slugs: [], author: '', day: null, is_hidden: false },
};

async function addTo(scene: Scene, list: ListName, form: EntryInput) {
  const id = crypto.randomUUID();
  const { title, text, picture } = form;
  await save(scene, 'list_entries', id, () => addEntry(list, form, id), { title, text, picture });
}

async function edit(scene: Scene, list: ListName, change: (form: EntryInput) => EntryInput) {
  const read = scene.dice.of((await tryTo(scene, () => listEntries(list))) ?? []);
  if (!read) return;
  const { id, list: _, written_at, updated_at, ...before } = read;
  const form = change(before);
  // Somebody may be changing the other ones.
  const changed = Object.entries(form).filter(
    ([column, value]) => value !== before[column as keyof EntryInput],
  );
  if (changed.length === 0) return;
  const columns = Object.fromEntries(changed);
  await save(scene, 'list_entries', id, () => editEntry(read, form, before), columns);
}

const paragraphs = ({ dice }: Scene) =>
  Array.from({ length: 1 + dice.below(4) }, () => `Turn ${dice.below(9000)} of the wheel.`);

async function writeArticle(scene: Scene) {
  const { dice } = scene;
  const text = paragraphs(scene).join('\n\n');
  if (dice.chance(0.4)) {
    const title = `How to change tire ${dice.below(90)}`;
    const day = shopDay(new Date());
    await addTo(scene, 'articles', { ...BLANK, title, text, day, author: 'The owner' });
    return;
  }
  const title = `What to know of tire ${dice.below(90)}`;
  await edit(scene, 'articles', (form) => ({
    ...form,
    text,
    // Its address stays.
    ...(dice.chance(0.2) && { title }),
    ...(dice.chance(0.2) && { is_hidden: !form.is_hidden }),
  }));
}

async function tidyLists(scene: Scene) {
  const { dice } = scene;
  const list = dice.chance(0.5) ? 'articles' : 'team';
  const entries = (await tryTo(scene, () => listEntries(list))) ?? [];
  const old = dice.of(entries);
  if (old && entries.length > 4) {
    await save(scene, 'list_entries', old.id, () => removeEntry(old), null);
    return;
  }
  const ids = entries.map(({ id }) => id);
  await tryTo(scene, () => orderEntries(list, [...ids.slice(1), ...ids.slice(0, 1)]));
}

/** Shows a photo beside something, or closes the form after the upload: nothing shows that one. */
async function addPhoto(scene: Scene) {
  const { dice } = scene;
  const picture = await upload(scene);
  if (!picture || dice.chance(0.15)) return;
  if (dice.chance(0.3)) {
    const title = `Mechanic ${dice.below(90)}`;
    await addTo(scene, 'team', { ...BLANK, title, picture });
    return;
  }
  if (dice.chance(0.6)) {
    await edit(scene, dice.chance(0.5) ? 'team' : 'articles', (form) => ({ ...form, picture }));
    return;
  }
  const id = crypto.randomUUID();
  const name = `Photographed part ${id.slice(0, 4)}`;
  const product = { ...blankProduct, kind: 'part' as const, category: 'wipers', name };
  const input = { ...product, description: 'Invented', price: 12.5, image_url: picture };
  const columns = { name, image_url: picture };
  await save(scene, 'products', id, () => addProduct(input, { id }), columns);
}

const PLACES = ['hero_title', 'hero_title_es', 'hero_text', 'why_title'].map((identifier) => ({
  page: 'home',
  identifier,
}));

const isAt =
  ({ page, identifier }: (typeof PLACES)[number]) =>
  (row: (typeof PLACES)[number]) =>
    row.page === page && row.identifier === identifier;

async function publishText(scene: Scene, place: (typeof PLACES)[number], block?: ContentBlock) {
  const { dice } = scene;
  const content = `Text ${dice.below(9000)}`;
  const drafts = (await tryTo(scene, listDrafts)) ?? [];
  const old = drafts.find(isAt(place));
  const input = { content, replaces: block?.updated_at ?? null };
  const draft = await tryTo(scene, () => (old ? editDraft(old, input) : addDraft(input, place)));
  if (!draft || dice.chance(0.2)) return;
  const publish = async () => {
    const left = await publishDrafts([draft]);
    if (left.length > 0) throw new DataError('conflict', { code: 'drafts_left' });
  };
  if (block) await save(scene, 'content_blocks', block.id, publish, { content });
  else await tryTo(scene, publish);
}

/** Writes over a built-in text, at once or with a draft, or takes that back. */
async function editTexts(scene: Scene) {
  const { dice } = scene;
  const place = dice.of(PLACES);
  const blocks = await tryTo(scene, listContent);
  if (!place || !blocks) return;
  const block = blocks.find(isAt(place));
  if (dice.chance(0.4)) {
    await publishText(scene, place, block);
    return;
  }
  if (!block) {
    const input = { content: `Text ${dice.below(9000)}` };
    const added = await tryTo(scene, () => addContent(input, place));
    if (added) scene.model.save('content_blocks', added.id, input);
    return;
  }
  const isGone = dice.chance(0.4);
  const content = `Text ${dice.below(9000)}`;
  const request = () => (isGone ? removeContent(block) : editContent(block, { content }));
  await save(scene, 'content_blocks', block.id, request, isGone ? null : { content });
}

export const content: Record<string, Actor> = {
  addPhoto: { rate: 1, who: 'owner', act: addPhoto },
  writeArticle: { rate: 1, who: 'owner', act: writeArticle },
  tidyLists: { rate: 0.5, who: 'owner', act: tidyLists },
  editTexts: { rate: 2, who: 'owner', act: editTexts },
};
