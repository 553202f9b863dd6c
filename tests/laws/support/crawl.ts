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

interface Queued {
  place: Place;
  /** The kinds of controls that were there when a press led to it. */
  kinds?: string[];
}

interface Area {
  page: Page;
  presses: Presses;
  /** Opens an address, signed in where that is needed, and waits until the page is quiet. */
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
const pageOf = (address: string) => address.replace(/[\da-f]{8}(-[\da-f]{4,12}){4}|\d+/g, '#');

const kindOf = ({ key, isEnabled }: Control) => `${key} ${isEnabled}`;

/** Presses one control after another, each on a page that is loaded again, and follows to what they open. */
export async function crawl(area: Area, starts: readonly string[]): Promise<Found[]> {
  const { page, presses, pressed } = area;
  const found: Found[] = [];
  const known = new Set<string>();
  const addresses = new Set(starts.map(pageOf));
  const queue: Queued[] = starts.map((address) => ({ place: { address, presses: [] } }));
  const front = () => frontOf(page, area.part);
  const reach = async ({ address, presses: path }: Place) => {
    await area.open(address);
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

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { place, kinds } = next;
    // What another place has shown since needs no second look.
    if (kinds?.every((kind) => known.has(kind)) || !(await reach(place))) continue;
    let isFresh = !(await area.visit?.(place, reach));
    if (!isFresh) isFresh = await reach(place);
    for (const control of await read()) {
      const kind = kindOf(control);
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
      if (address !== place.address && !addresses.has(pageOf(address)) && area.isInArea(address)) {
        addresses.add(pageOf(address));
        queue.push({ place: { address, presses: [] } });
      }
      if (place.presses.length >= area.depth) continue;
      if ((await dialogsOf(page).count()) <= open && address !== place.address) continue;
      const opened = { ...place, presses: [...place.presses, control.key] };
      queue.push({ place: opened, kinds: (await read()).map(kindOf) });
    }
  }
  return found;
}
