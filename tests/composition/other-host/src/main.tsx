import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { HostProviders, startHost } from '@shop/shared-contract';
import { loadLocales } from '@shop/shared-i18n';
import { createRoot } from 'react-dom/client';

// Which remote, from which file, and which of its modules: `?name=…&entry=…&module=booking`.
const parameters = new URLSearchParams(location.search);
const [name, entry, module, backend, key] = ['name', 'entry', 'module', 'backend', 'key'].map(
  (parameter) => parameters.get(parameter) ?? '',
);

await startHost({ language: 'en', backend: { url: backend, key } });
registerRemotes([{ name, entry }]);
const { default: exposed } = await loadRemote(`${name}/${module}`);
await loadLocales(exposed.locales);

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <HostProviders>
    <exposed.Component headingLevel={2} />
  </HostProviders>,
);
