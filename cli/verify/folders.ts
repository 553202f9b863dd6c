import path from 'node:path';
import { inOneWay, isCovered, routing } from '../../shared-site/borders';

interface Import {
  from: string;
  to: string;
}

const folderOf = (file: string) => path.posix.dirname(file);

/** A page is the folder of its component: `src/pages/home` of `HomePage.tsx`. */
const PAGE = /^[^/]+\/src\/(pages|desk|office|admin)\/.*[a-z]Page\.tsx?$/;

const isWithin = (folder: string, parent: string) => `${folder}/`.startsWith(`${parent}/`);

/** Finds the imports of a page that another page contains. */
function pageProblems(imports: readonly Import[], files: readonly string[]): string[] {
  const pages = [...new Set(files.filter((file) => PAGE.test(file)).map(folderOf))];
  return imports.flatMap(({ from, to }) => {
    const page = pages.find((each) => isWithin(folderOf(to), each));
    const isAllowed =
      !page || isWithin(folderOf(from), page) || routing.some((each) => isWithin(from, each));
    return isAllowed ? [] : [`- ${from} imports ${to}: only a folder that routes imports pages.`];
  });
}

/** Finds the folders that a folder imports, itself or through others. */
function reachable(start: string, edges: ReadonlyMap<string, Map<string, Import>>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  return found;
}

/** Lists what other packages may import of its folders. No file of its own package imports it. */
const INDEX = /^shared-[^/]+\/src\/(index|staff)\.ts$/;

/** Finds the imports between folders that import each other, in a pair or a larger circle. */
function circleProblems(imports: readonly Import[]): string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    if (from === to || INDEX.test(each.from)) continue;
    if (!edges.has(from)) edges.set(from, new Map());
    if (!edges.get(from)?.has(to)) edges.get(from)?.set(to, each);
  }
  return [...edges].flatMap(([folder, targets]) =>
    [...targets]
      .filter(([target]) => reachable(target, edges).has(folder))
      .map(([, { from, to }]) => `- ${from} imports ${to}: these folders import each other.`),
  );
}

/**
 * Finds what stands in the way of reading an app from one end: folders that import each other, and pages that import
 * pages.
 * @param imports paths of production files, from the root of the repository
 * @param files all production files
 * @returns a line for each import, as the other borders have
 */
export function folderProblems(imports: readonly Import[], files: readonly string[]): string[] {
  const isChecked = (file: string) =>
    inOneWay.some((part) => isCovered(part, file.split('/')[0] ?? ''));
  const within = imports.filter(
    ({ from, to }) => isChecked(from) && from.split('/')[0] === to.split('/')[0],
  );
  return [...circleProblems(within), ...pageProblems(within, files.filter(isChecked))];
}
