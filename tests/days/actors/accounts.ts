import { openAccountLink, requestRecovery } from '@shop/shared-data/staff';
import { addressOf } from '../world/shop';
import { type Actor, type Scene, tryTo } from './actor';

/** One of the staff forgot the password, in a browser that is not signed in. */
async function forgetPassword(scene: Scene) {
  const page = 'https://shop.example/admin/login';
  await tryTo(scene, () => requestRecovery(addressOf('desk 2'), page));
}

/** Somebody opens the newest link to a new password, which a scanner of mails has opened before: it works once. */
async function openRecovery(scene: Scene) {
  const { world, model } = scene;
  const token = world.workers.mailbox.newest.get('account_recovery')?.token;
  if (!token) return;
  const opened = await tryTo(scene, () => openAccountLink('recovery', token));
  if (!opened) return;
  if (model.usedTokens.has(token)) throw new Error('A link to a new password works twice.');
  model.usedTokens.add(token);
}

export const accounts: Record<string, Actor> = {
  forgetPassword: { rate: 0.5, who: 'visitor', act: forgetPassword },
  openRecovery: { rate: 2, who: 'visitor', act: openRecovery },
};
