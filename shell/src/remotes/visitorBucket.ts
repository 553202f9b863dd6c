const BUCKETS = 100;
const KEY = 'bucket';

let bucket: number | undefined;

function draw(): number {
  try {
    const kept = Number.parseInt(localStorage.getItem(KEY) ?? '', 10);
    if (kept >= 0 && kept < BUCKETS) return kept;
    const drawn = Math.floor(Math.random() * BUCKETS);
    localStorage.setItem(KEY, String(drawn));
    return drawn;
  } catch {
    // Private mode: the choice lasts as long as the tab.
    return Math.floor(Math.random() * BUCKETS);
  }
}

/**
 * One of a hundred groups, drawn once and kept in this browser: it decides who gets a canary and
 * says nothing about anybody. The composer belongs to none.
 */
export function visitorBucket(): number {
  if (window.composeWith) return BUCKETS;
  bucket ??= draw();
  return bucket;
}
