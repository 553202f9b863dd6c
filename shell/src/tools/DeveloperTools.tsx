import { currentLanguage, loadLocales } from '@shop/shared-i18n';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { toolLocales } from './locales/toolLocales';
import { askedOverrides } from './overrides';

const withWords = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Component] = await Promise.all([load(), loadLocales([toolLocales], currentLanguage())]);
    return { default: Component };
  });

const OverrideBar = withWords(() => import('./OverrideBar').then((tool) => tool.OverrideBar));
const Inspector = withWords(() => import('./Inspector').then((tool) => tool.Inspector));

/** What teams see of their own work on the deployed site; visitors download none of it. */
export function DeveloperTools() {
  const [tools, setTools] = useState({ overrides: false, inspects: false });
  // After the first render, which must be the HTML's.
  useEffect(() => {
    const inspects = new URLSearchParams(location.search).has('inspect');
    setTools({ overrides: askedOverrides().overrides.length > 0, inspects });
  }, []);
  return (
    <Suspense>
      {tools.overrides ? <OverrideBar /> : null}
      {tools.inspects ? <Inspector /> : null}
    </Suspense>
  );
}
