import { dayAfter, shopDay } from '@shop/shared-contract';
import {
  addClosure,
  addHold,
  addProduct,
  blankProduct,
  deleteProduct,
  editBay,
  editPrice,
  editQuantity,
  editService,
  editSetting,
  listBays,
  listClosures,
  listHolds,
  listProducts,
  listServices,
  listSettings,
  removeClosure,
  removeHold,
  saveImport,
  sendImport,
} from '@shop/shared-data/staff';
import { type Actor, type Scene, save, tryTo } from './actor';

// A save of what is stored already would leave no history: nobody presses the button then.

async function editPrices(scene: Scene) {
  const { dice } = scene;
  const product = dice.of((await tryTo(scene, listProducts)) ?? []);
  if (!product) return;
  const price = Math.round(product.price * (90 + dice.below(21))) / 100;
  if (price === product.price) return;
  await save(scene, 'products', product.id, () => editPrice(product, { price }), { price });
}

/** Counts the tires in the yard: a delivery came, or some are missing. */
async function count(scene: Scene) {
  const { dice, model } = scene;
  const tires = ((await tryTo(scene, listProducts)) ?? []).filter(
    ({ quantity }) => quantity !== null,
  );
  const product = dice.of(tires);
  if (!product) return;
  const quantity = dice.below(60);
  // Before the answer, which may get lost.
  model.overPromised.add(product.id);
  await tryTo(scene, () => editQuantity(product, { quantity }));
}

async function sellSomethingNew(scene: Scene) {
  const { dice, model } = scene;
  const id = crypto.randomUUID();
  const name = `Wiper ${id.slice(0, 4)}`;
  const product = { ...blankProduct, kind: 'part' as const, category: 'wipers', name };
  const input = { ...product, description: 'Invented', price: 9.5, image_url: '/wiper.webp' };
  const isThere = await save(scene, 'products', id, () => addProduct(input, { id }), { name });
  if (!isThere || !dice.chance(0.5)) return;
  const old = dice.of([...model.rows.keys()].filter((key) => key.startsWith('products ')));
  const gone = old?.split(' ')[1];
  const isPart = gone && 'name' in (model.rows.get(`products ${gone}`) ?? {});
  if (gone && isPart) await save(scene, 'products', gone, () => deleteProduct(gone), null);
}

/** A list of a supplier: new parts, of which a line may be refused. */
async function importProducts(scene: Scene) {
  const { dice } = scene;
  const rows = Array.from({ length: 1 + dice.below(20) }, (_, line) => ({
    ...blankProduct,
    ...{ kind: 'part' as const, category: 'filters', name: `Filter ${line}`, price: 5 + line },
    ...{ sku: `F-${dice.below(400)}`, description: 'Invented', image_url: '/filter.webp', line },
  }));
  const id = await tryTo(scene, () => sendImport(rows));
  if (id) await tryTo(scene, () => saveImport(id, dice.chance(0.3)));
}

async function closeDay(scene: Scene) {
  const { dice } = scene;
  const today = shopDay(new Date());
  const coming = (await tryTo(scene, () => listClosures(today))) ?? [];
  const old = dice.of(coming);
  if (old && coming.length > 2) {
    await save(scene, 'closures', old.id, () => removeClosure(old), null);
    return;
  }
  const first_day = dayAfter(today, 1 + dice.below(12));
  const isPartial = dice.chance(0.5);
  const hours = isPartial ? { closes: '12:00', reopens: '14:00' } : { closes: '', reopens: '' };
  const closure = { first_day, last_day: first_day, is_partial: isPartial, ...hours };
  const reasons = { reason: 'Inventory', reason_es: 'Inventario' };
  const added = await tryTo(scene, () => addClosure({ ...closure, ...reasons }));
  if (added) scene.model.save('closures', added.id, { first_day });
}

async function holdBay(scene: Scene) {
  const { dice } = scene;
  const day = dayAfter(shopDay(new Date()), dice.below(9));
  const held = dice.of((await tryTo(scene, () => listHolds(day, day))) ?? []);
  if (held && dice.chance(0.3)) {
    await save(scene, 'holds', held.id, () => removeHold(held), null);
    return;
  }
  const id = crypto.randomUUID();
  const bay = 1 + dice.below(5);
  const from = `${String(8 + dice.below(8)).padStart(2, '0')}:00`;
  const to = `${String(Number(from.slice(0, 2)) + 1 + dice.below(4)).padStart(2, '0')}:30`;
  const hold = { bay: String(bay), day, from, to, reason: 'The lift is checked' };
  await save(scene, 'holds', id, () => addHold(hold, { id }), { bay });
}

/** A lift breaks, or works again. */
async function switchBay(scene: Scene) {
  const { dice } = scene;
  const bays = (await tryTo(scene, listBays)) ?? [];
  const broken = bays.find(({ is_active }) => !is_active);
  const bay = broken ?? dice.of(bays);
  if (!bay) return;
  const { id, name, equipment } = bay;
  const is_active = broken !== undefined;
  const form = { name, equipment, is_active };
  await save(scene, 'bays', id, () => editBay(bay, form), { is_active });
}

async function editServicePrice(scene: Scene) {
  const { dice } = scene;
  const service = dice.of((await tryTo(scene, listServices)) ?? []);
  if (!service) return;
  const price = 20 + dice.below(200);
  if (price === service.price) return;
  await save(scene, 'services', service.id, () => editService(service, { ...service, price }), {
    price,
  });
}

async function editPhone(scene: Scene) {
  const { dice } = scene;
  const settings = (await tryTo(scene, listSettings)) ?? [];
  const key = dice.of(['address_line1', 'social_x']);
  const setting = settings.find((each) => each.key === key);
  if (!setting) return;
  const number = dice.below(9000);
  const value = key === 'social_x' ? `https://x.example/${number}` : `${number} Tara Blvd`;
  if (value === setting.value) return;
  await save(scene, 'settings', setting.id, () => editSetting(setting, { value }), { value });
}

export const owners: Record<string, Actor> = {
  editPrices: { rate: 3, who: 'owner', act: editPrices },
  count: { rate: 2, who: 'owner', act: count },
  sellSomethingNew: { rate: 1, who: 'owner', act: sellSomethingNew },
  importProducts: { rate: 1, who: 'owner', act: importProducts },
  closeDay: { rate: 2, who: 'owner', act: closeDay },
  holdBay: { rate: 4, who: 'owner', act: holdBay },
  switchBay: { rate: 1, who: 'owner', act: switchBay },
  editServicePrice: { rate: 1, who: 'owner', act: editServicePrice },
  editPhone: { rate: 1, who: 'owner', act: editPhone },
};
