import '@shop/shared-ui/base.css';
import { yieldToMain } from './yieldToMain';

// Each import is a task of its own, in which a phone evaluates one library: together they take it some 200 ms without
// a paint. Nothing shared may be imported statically here. `eager` puts all of them into the same files.
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/shared-vendor'),
  () => import(/* webpackMode: "eager" */ 'i18next'),
  () => import(/* webpackMode: "eager" */ 'react-i18next'),
  () => import(/* webpackMode: "eager" */ '@shop/shared-i18n'),
  () => import(/* webpackMode: "eager" */ './mount'),
];

for (const load of steps) {
  await yieldToMain();
  await load();
}
await yieldToMain();
await (await import(/* webpackMode: "eager" */ './start')).start();
