/** A control that breaks a law, with the reason and the issue that mends it where there is one. */
interface Exception {
  /** The section of staff's pages, or `visitors`. */
  area: string;
  law: string;
  control: RegExp;
  reason: string;
}

const DISABLED = 'is disabled and says why';
const SEEN = 'has an effect that is seen';
const ANNOUNCED = 'has an effect that is announced';
const IN_TASK = 'answers in the task of the press';

/** What the specification names as controls without an effect. */
const withoutEffect = [
  {
    ...{ area: 'visitors', control: /Add to cart/ },
    reason: 'the specification names it: Add to cart has no action',
  },
  {
    ...{ area: 'visitors', control: /^a “(Facebook|Instagram|X)”/ },
    reason: 'the specification names it: social icons have empty links until staff enter addresses',
  },
];

/** What a click has no effect on. */
const grips = [
  {
    ...{ area: 'bookings', control: /^button “Move booking/ },
    reason: 'the mouse drags it, and Enter takes it; the whole block opens the booking',
  },
];

export const exceptions: readonly Exception[] = [
  ...[...withoutEffect, ...grips].flatMap((each) =>
    [SEEN, ANNOUNCED, IN_TASK].map((law) => ({ ...each, law })),
  ),
  {
    ...{ area: 'visitors', law: DISABLED, control: /^input / },
    reason: 'a day or a time that cannot be chosen says so in its own name: closed, full',
  },
];
