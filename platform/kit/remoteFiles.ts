import { CONTRACT_VERSION } from '../../shared-site/contract';
import type { RemoteManifest } from '../../shared-site/schema';

const imported = [
  '@shop/shared-contract',
  '@shop/shared-i18n',
  '@shop/shared-ui',
  '@shop/shared-vendor',
  'i18next',
  'react-i18next',
];

interface NewRemote {
  /** `mf-fleet` */
  name: string;
  route: string;
  devPort: number;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `tire-storage` → `tireStorage` */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function manifestOf({ name, route, devPort }: NewRemote, page: string, title: string) {
  const manifest: RemoteManifest = {
    name,
    contract: CONTRACT_VERSION,
    devPort,
    exposes: { [`./${page}`]: `./src/pages/${page}/page.ts` },
    pages: [{ path: route, module: `./${page}` }],
    widgets: [],
    navigation: [{ place: 'footer', label: { en: title, es: title }, path: route, order: 100 }],
    prerender: [route],
  };
  return json(manifest);
}

const component = (page: string, Page: string) => `import { Hero, PageHead } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

export function ${Page}() {
  const { t } = useTranslation('${page}');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.lead')} />
    </>
  );
}
`;

const english = (title: string) => `export const en = {
  meta: { title: '${title}', description: '${title} at our shop in Jonesboro, Georgia.' },
  hero: { title: '${title}', lead: 'Call us and we will help you right away.' },
};
`;

const spanish = (title: string) => `import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: { title: '${title}', description: '${title} en nuestro taller de Jonesboro, Georgia.' },
  hero: { title: '${title}', lead: 'Llámenos y le ayudamos enseguida.' },
};
`;

const locales = (page: string) => `import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ${page}: typeof en;
  }
}

export const ${page}Locales = defineLocales('${page}', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
`;

const pageModule = (
  page: string,
  Page: string,
) => `import { definePage } from '@shop/shared-contract';
import { ${Page} } from './${Page}';
import { ${page}Locales } from './locales/${page}Locales';

export default definePage({ Component: ${Page}, locales: [${page}Locales] });
`;

const contractTest = (
  page: string,
  route: string,
) => `import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifest from '../remote.json';
import page from './pages/${page}/page';

// Until the page has a name in Spanish; whatever is listed without need fails the test.
const same = { ${page}: ['meta.title', 'hero.title'], navigation: ['${route}'] };

test('it keeps the contract', async () => {
  const modules = { './${page}': page };
  expect(await contractProblems(manifest as RemoteManifest, modules, same)).toEqual([]);
});
`;

const pageTest = (
  page: string,
  Page: string,
) => `import { LanguageProvider } from '@shop/shared-i18n';
import { startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import { ${Page} } from './${Page}';
import { en } from './locales/en';
import { es } from './locales/es';
import { ${page}Locales } from './locales/${page}Locales';

test.each([
  ['en', en],
  ['es', es],
] as const)('in %s it has one heading and a title', async (language, translations) => {
  await startTranslations([${page}Locales], language);
  render(
    <LanguageProvider>
      <MemoryRouter>
        <${Page} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(translations.hero.title);
  expect(document.title).toContain(translations.meta.title);
});
`;

const buildConfig = `import { defineRemote } from '../rsbuild.base';
import manifest from './remote.json' with { type: 'json' };

export default defineRemote(manifest);
`;

/** The files by their names in the remote's folder. */
export function remoteFiles(
  remote: NewRemote,
  versionOf: (name: string) => string,
): Record<string, string> {
  const shortName = remote.name.replace(/^mf-/, '');
  const page = camel(shortName);
  const Page = `${capital(page)}Page`;
  const title = capital(shortName.replaceAll('-', ' '));
  const folder = `src/pages/${page}`;
  return {
    'package.json': json({
      name: `@shop/${remote.name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(imported.map((name) => [name, versionOf(name)])),
    }),
    'remote.json': manifestOf(remote, page, title),
    'rsbuild.config.ts': buildConfig,
    'src/contract.test.ts': contractTest(page, remote.route),
    [`${folder}/page.ts`]: pageModule(page, Page),
    [`${folder}/${Page}.tsx`]: component(page, Page),
    [`${folder}/${Page}.test.tsx`]: pageTest(page, Page),
    [`${folder}/locales/en.ts`]: english(title),
    [`${folder}/locales/es.ts`]: spanish(title),
    [`${folder}/locales/${page}Locales.ts`]: locales(page),
  };
}
