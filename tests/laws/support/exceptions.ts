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

const addToCart = {
  ...{ area: 'visitors', control: /Add to cart/ },
  reason: 'the specification names it: Add to cart has no action',
};
const find = {
  ...{ area: 'visitors', control: /^button “Find”/ },
  reason: 'the specification names it: Find shows nothing; issue 61 makes it show the result',
};

export const exceptions: readonly Exception[] = [
  ...[SEEN, ANNOUNCED, IN_TASK].map((law) => ({ ...addToCart, law })),
  ...[SEEN, ANNOUNCED, IN_TASK].map((law) => ({ ...find, law })),
  {
    ...{ area: 'visitors', law: DISABLED, control: /^input / },
    reason: 'a day or a time that cannot be chosen says so in its own name: closed, full',
  },
  {
    ...{ area: 'products', law: ANNOUNCED, control: /^button “Select none”/ },
    reason: 'its bar goes with the selection, and nothing says so: issue 60',
  },
];
