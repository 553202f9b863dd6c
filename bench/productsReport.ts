import type { ProductTasks } from './products/measureProducts';
import { table } from './table';

export function productsReport({ rounds, tasks }: ProductTasks): string {
  const sizes = Object.keys(tasks);
  const names = Object.keys(tasks[sizes[0] ?? ''] ?? {});
  const cell = (size: string, name: string) => {
    const { elapsed = 0, computed = 0 } = tasks[size]?.[name] ?? {};
    return `${elapsed.toFixed(0)} (${computed.toFixed(0)})`;
  };
  return `## Lists of products

The longest task of the main thread in milliseconds, and in parentheses the processor time of the task that needed
most: other work of the machine lengthens only the first. Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.

${table(
  ['Products', ...sizes.map((size) => Number(size).toLocaleString('en-US'))],
  names.map((name) => [name, ...sizes.map((size) => cell(size, name))]),
)}
`;
}
