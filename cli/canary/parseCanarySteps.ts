/**
 * Percentages, `10` or `5,25,50,100`. At 100 the canary is promoted. Without `watches` there is one
 * step.
 * @throws when they are not whole numbers that grow
 */
export function parseCanarySteps(value: string | undefined, watches: boolean): number[] {
  if (value === undefined) {
    if (watches) throw new Error('--watch needs the steps of a canary: --canary 5,25,50,100');
    return [];
  }
  const steps = value.split(',').map((step) => (/^[1-9]\d?$|^100$/.test(step) ? Number(step) : 0));
  const grow = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  if (watches) {
    if (grow && steps[0] !== 100) return steps;
    throw new Error(
      '--canary takes percentages of visitors that grow, whole numbers from 1 to 99 and 100 at the end',
    );
  }
  if (grow && steps.length === 1 && steps[0] !== 100) return steps;
  if (grow && steps.length > 1) throw new Error('Several steps of a canary need --watch');
  throw new Error('--canary takes the percentage of visitors: a whole number from 1 to 99');
}
