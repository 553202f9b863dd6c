import { judgeSilence } from '../judgeSilence';
import { BETWEEN } from './simulateCanary';

/** A canary as it is in truth. */
export interface TrueSilence {
  percent: number;
  /** The share of its visits that are reported. */
  share: number;
}

/** A canary that has not been withdrawn by then never is. */
const MOST_VISITS = 5_000;

/** Lets visitors come until a canary is withdrawn as silent, or until 5,000 visits have come. */
export function simulateSilence({ percent, share }: TrueSilence, random: () => number) {
  const reported = { live: 0, canary: 0, percent };
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    if (random() * 100 >= percent) reported.live += 1;
    else if (random() < share) reported.canary += 1;
    if (visit % BETWEEN === 0 && judgeSilence(reported).verdict === 'withdraw') {
      return { isWithdrawn: true, visits: visit };
    }
  }
  return { isWithdrawn: false, visits: MOST_VISITS };
}
