import { loadLocales } from '@shop/shared-i18n';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { usePage } from '../page/PageContext';
import { toolLocales } from './locales/toolLocales';

const withTranslations = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Component] = await Promise.all([load(), loadLocales([toolLocales])]);
    return { default: Component };
  });

const OverrideBar = withTranslations(() =>
  import('./OverrideBar').then((tool) => tool.OverrideBar),
);
const Inspector = withTranslations(() => import('./Inspector').then((tool) => tool.Inspector));

/** What teams see of their own work on the deployed site; visitors download none of it. */
export function DeveloperTools() {
  const { overrides } = usePage().overrides;
  const [tools, setTools] = useState({ overrides: false, inspects: false });
  // After the first render, which must be the HTML's.
  useEffect(() => {
    const inspects = new URLSearchParams(location.search).has('inspect');
    if (inspects || overrides.length) setTools({ overrides: overrides.length > 0, inspects });
  }, [overrides]);
  return (
    <Suspense>
      {tools.overrides ? <OverrideBar /> : null}
      {tools.inspects ? <Inspector /> : null}
    </Suspense>
  );
}
