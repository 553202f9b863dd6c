import { disk } from '../world/disk';
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

/** Each transaction takes up to half a minute. */
async function slowDown({ world, dice }: Scene) {
  world.database.isSlow = true;
  world.later(dice.below(MINUTES), () => {
    world.database.isSlow = false;
  });
}

async function fillDisk({ world, dice }: Scene) {
  disk.isFull = true;
  world.later(dice.below(MINUTES), () => {
    disk.isFull = false;
  });
}

export const nature: Record<string, Actor> = {
  killMessenger: { rate: 0.8, who: 'nature', act: killWorker('messenger') },
  killPublisher: { rate: 0.8, who: 'nature', act: killWorker('publisher') },
  killDatabase: { rate: 0.15, who: 'nature', act: killDatabase },
  breakMailServer: { rate: 0.5, who: 'nature', act: breakMailServer },
  refuseConnections: { rate: 0.2, who: 'nature', act: refuseConnections },
  slowDown: { rate: 0.2, who: 'nature', act: slowDown },
  fillDisk: { rate: 0.2, who: 'nature', act: fillDisk },
};
