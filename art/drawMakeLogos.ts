// Writes the logos of mf-storefront/src/vehicles/logos and the list of them. Run it after a new make
// or a new release of simple-icons: node --import tsx art/drawMakeLogos.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as icons from 'simple-icons';
import { homeMakes } from '../shared-data/src/vehicleMakes';

const vehicles = path.join(import.meta.dirname, '../mf-storefront/src/vehicles');
const folder = path.join(vehicles, 'logos');

const plain = (name: string) => name.toLowerCase().replace(/\W/g, '');
const drawings = new Map(Object.values(icons).map(({ title, path }) => [plain(title), path]));
const drawingOf = (make: string) => drawings.get(plain(make));
const fileOf = (make: string) => make.toLowerCase().replaceAll(' ', '-');
const nameOf = (make: string) =>
  fileOf(make).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const drawn = homeMakes.filter(drawingOf);
for (const make of drawn) {
  // The text colour of the page: the colours of twelve brands side by side distract from the content.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48" fill="#16191d"><path d="${drawingOf(make)}"/></svg>\n`;
  writeFileSync(path.join(folder, `${fileOf(make)}.svg`), svg);
}

writeFileSync(
  path.join(vehicles, 'makeLogos.ts'),
  `// Written by art/drawMakeLogos.ts.
${drawn.map((make) => `import ${nameOf(make)} from './logos/${fileOf(make)}.svg';`).join('\n')}

/** The address of a make's logo; makes without one show their initials. */
export const makeLogos: Readonly<Record<string, string>> = {
${drawn.map((make) => `  ${/\W/.test(make) ? `'${make}'` : make}: ${nameOf(make)},`).join('\n')}
};
`,
);
console.info(
  `${drawn.length} logos; without one: ${homeMakes.filter((make) => !drawingOf(make)).join(', ')}`,
);
