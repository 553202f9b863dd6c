import type { Actor, Scene } from './actor';

// What breaks: some faults once a week, others each day. Each lasts for less than the delays that the
// invariants allow.

const MINUTES = 150;

const killWorker =
  (name: 'messenger' | 'publisher') =>
  async ({ world, dice }: Scene) =>
    world.workers.kill(name, dice.below(8));

const killDatabase = async ({ world, dice }: Scene) => world.database.killAfter(dice.below(25));

async function breakMailServer({ world, dice }: Scene) {
  const { mailbox } = world.workers;
  mailbox.mood = dice.chance(0.5) ? 'refuses' : 'accepts and loses the answer';
  world.later(dice.below(MINUTES), () => {
    mailbox.mood = 'accepts';
  });
}

async function refuseConnections({ world, dice }: Scene) {
  world.database.isRefusing = true;
  world.later(dice.below(MINUTES), () => {
    world.database.isRefusing = false;
  });
}

async function fillDisk({ world, dice }: Scene) {
  world.workers.isDiskFull = true;
  world.later(dice.below(MINUTES), () => {
    world.workers.isDiskFull = false;
  });
}

export const nature: Record<string, Actor> = {
  killMessenger: { rate: 0.8, who: 'nature', act: killWorker('messenger') },
  killPublisher: { rate: 0.8, who: 'nature', act: killWorker('publisher') },
  killDatabase: { rate: 0.15, who: 'nature', act: killDatabase },
  breakMailServer: { rate: 0.5, who: 'nature', act: breakMailServer },
  refuseConnections: { rate: 0.2, who: 'nature', act: refuseConnections },
  fillDisk: { rate: 0.2, who: 'nature', act: fillDisk },
};
