import {
  changeOwnEmail,
  inviteAdmin,
  listInvitations,
  listUsers,
  openAccountLink,
  requestRecovery,
  restoreInvitation,
  revokeAdmin,
  signUp,
  withdrawInvitation,
} from '@shop/shared-data/staff';
import { addressOf, PASSWORD } from '../world/shop';
import { type Actor, type Scene, tryTo } from './actor';

const PAGE = 'https://shop.example/admin/login';
const IDENTITY = { password: PASSWORD, code: '' };

/** One of the staff forgot the password, in a browser that is not signed in. */
async function forgetPassword(scene: Scene) {
  await tryTo(scene, () => requestRecovery(addressOf('desk 1'), PAGE));
}

/** Does something with the secret of the newest message of a kind, which works once; scanners of mails open links too. */
async function useNewest(
  scene: Scene,
  kind: string,
  use: (token: string, recipient: string) => Promise<unknown>,
) {
  const { world, model } = scene;
  const mail = world.workers.mailbox.newest.get(kind);
  const token = mail?.token;
  if (!token) return;
  const used = await tryTo(scene, async () => (await use(token, mail.recipient)) ?? {});
  if (!used || used === 'refused') return;
  if (model.usedTokens.has(token)) throw new Error(`The secret of ${kind} works twice.`);
  model.usedTokens.add(token);
}

const openRecovery = (scene: Scene) =>
  useNewest(scene, 'account_recovery', (token) => openAccountLink('recovery', token));

/** One at the desk has another address, and opens the link in the message to it in any browser. */
async function changeAddress(scene: Scene) {
  const email = `desk.${scene.dice.below(1000)}@shop.example`;
  if (scene.browser.name === 'desk 2') {
    await tryTo(scene, () => changeOwnEmail(IDENTITY, email, PAGE));
  }
}

const confirmAddress = (scene: Scene) =>
  useNewest(scene, 'account_email', (token) => openAccountLink('email_change', token));

async function invite(scene: Scene) {
  const { dice } = scene;
  const email = `colleague${dice.below(40)}@shop.example`;
  await tryTo(scene, () => inviteAdmin(IDENTITY, { email }, dice.chance(0.5) ? 'en' : 'es'));
}

/** Takes an invitation back, and perhaps that too. */
async function withdraw(scene: Scene) {
  const { dice } = scene;
  const invitation = dice.of((await tryTo(scene, listInvitations)) ?? []);
  if (!invitation) return;
  await tryTo(scene, () => withdrawInvitation(invitation.id));
  if (dice.chance(0.5)) await tryTo(scene, () => restoreInvitation(invitation.id));
}

const acceptInvitation = (scene: Scene) =>
  useNewest(scene, 'account_invitation', (invitation, email) =>
    signUp({ email, password: PASSWORD }, { page: PAGE, invitation }).catch((error: unknown) => {
      // What the Auth service says where the invitation is not open; the page has a sentence for it.
      if (String(error).includes('saving new user')) return 'refused';
      throw error;
    }),
  );

/** A colleague leaves. */
async function dismiss(scene: Scene) {
  const users = (await tryTo(scene, listUsers)) ?? [];
  const colleague = scene.dice.of(users.filter(({ email }) => email.startsWith('colleague')));
  if (colleague?.is_admin) await tryTo(scene, () => revokeAdmin(colleague.id));
}

export const accounts: Record<string, Actor> = {
  forgetPassword: { rate: 0.5, who: 'visitor', act: forgetPassword },
  openRecovery: { rate: 2, who: 'visitor', act: openRecovery },
  changeAddress: { rate: 0.4, who: 'desk', act: changeAddress },
  confirmAddress: { rate: 0.4, who: 'visitor', act: confirmAddress },
  invite: { rate: 0.3, who: 'owner', act: invite },
  withdraw: { rate: 0.1, who: 'owner', act: withdraw },
  acceptInvitation: { rate: 0.4, who: 'visitor', act: acceptInvitation },
  dismiss: { rate: 0.1, who: 'owner', act: dismiss },
};
