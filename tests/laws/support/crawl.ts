import type { Locator, Page } from '@playwright/test';
import { type Control, controlsOf, dialogsOf, frontOf, readControls } from './controls';
import type { Effect, Presses } from './effects';

/** A place that a person reaches: an address, and the controls that were pressed there. */
export interface Place {
  address: string;
  presses: readonly string[];
}

export interface Found extends Control {
  place: Place;
  /** What a press has caused; undefined where none was tried. */
  effect?: Effect;
}

export const nameOf = ({ address, presses }: Place) => [address, ...presses].join(' → ');

interface Area {
  page: Page;
  presses: Presses;
  /** Opens an address, signed in where that is needed. */
  open: (address: string) => Promise<void>;
  part: 'main' | 'body';
  /** The controls that were pressed, on this page or another one. */
  pressed: Set<string>;
  /** Whether an address to which a press leads is a page of this area. */
  isInArea: (address: string) => boolean;
  /** How many presses lead to a place; with -1 controls are only read. */
  depth: number;
  /** Called at each place; resolves with whether the page is no more as it was reached. */
  visit?: (place: Place, reach: (place: Place) => Promise<boolean>) => Promise<boolean>;
}

const noEffect = { inTask: [], seen: [], announced: [] };

const find = async (scope: Locator, key: string) => {
  const controls = controlsOf(scope);
  const index = (await controls.evaluateAll(readControls)).findIndex(
    (control) => control.key === key && control.isEnabled,
  );
  return index === -1 ? undefined : controls.nth(index);
};

/** An address without what differs by row and day. */
const kindOf = (address: string) => address.replace(/\d+/g, '#');

/** Presses one control after another, each on a page that is loaded again, and follows to what they open. */
export async function crawl(area: Area, starts: readonly string[]): Promise<Found[]> {
  const { page, presses, pressed } = area;
  const found: Found[] = [];
  const known = new Set<string>();
  const addresses = new Set(starts.map(kindOf));
  const queue: Place[] = starts.map((address) => ({ address, presses: [] }));
  const front = () => frontOf(page, area.part);
  const reach = async ({ address, presses: path }: Place) => {
    await area.open(address);
    await presses.settle();
    for (const key of path) {
      const control = await find(await front(), key);
      if (!control) return false;
      await control.click();
      await presses.settle();
    }
    return true;
  };
  const read = async () => {
    const readFront = async () => controlsOf(await front()).evaluateAll(readControls);
    const controls = await readFront();
    if (controls.every(({ isEnabled, reason }) => isEnabled || reason)) return controls;
    await presses.endPauses();
    return readFront();
  };

  for (let place = queue.shift(); place; place = queue.shift()) {
    if (!(await reach(place))) continue;
    let isFresh = !(await area.visit?.(place, reach));
    if (!isFresh) isFresh = await reach(place);
    for (const control of await read()) {
      const kind = `${control.key} ${control.isEnabled}`;
      if (known.has(kind)) continue;
      known.add(kind);
      const entry: Found = { ...control, place };
      found.push(entry);
      if (!control.isEnabled || control.leavesTo || control.isChosen) continue;
      if (area.depth < 0 || pressed.has(control.key)) continue;
      pressed.add(control.key);
      if (!isFresh && !(await reach(place))) break;
      isFresh = false;
      const target = await find(await front(), control.key);
      if (!target) continue;
      const open = await dialogsOf(page).count();
      entry.effect = await presses
        .press(target)
        .catch(({ message }: Error) => ({ ...noEffect, problem: message.slice(0, 200) }));
      const address = page.url().replace(/^https?:\/\/[^/]+/, '');
      if (address !== place.address && !addresses.has(kindOf(address)) && area.isInArea(address)) {
        addresses.add(kindOf(address));
        queue.push({ address, presses: [] });
      }
      if (place.presses.length >= area.depth) continue;
      const opened = (await dialogsOf(page).count()) > open;
      const isNew = (await read()).some(({ key, isEnabled }) => !known.has(`${key} ${isEnabled}`));
      if (opened || (isNew && address === place.address)) {
        queue.push({ address: place.address, presses: [...place.presses, control.key] });
      }
    }
  }
  return found;
}
