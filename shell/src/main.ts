import '@shop/shared-ui/base.css';
import { addressElsewhere } from './page/pageSnapshot';
import { stayWithoutShell } from './press/stayWithoutShell';
import { yieldToMain } from './scheduling/yieldToMain';

/** The remote's code arrives while the shell's is evaluated: both at once would share a slow connection. */
function requestRemote() {
  const listed = document.getElementById('after-shell')?.textContent;
  const scripts: { href: string; integrity: string }[] = listed ? JSON.parse(listed) : [];
  for (const script of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low' });
    document.head.append(Object.assign(link, script));
  }
}

// Each step is a task of its own, in which a phone evaluates one library: together they take it some 200 ms without
// a paint. Nothing shared may be imported statically here. `eager` puts all of them into the same files.
const steps = [
  requestRemote,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/shared-vendor'),
  () => import(/* webpackMode: "eager" */ 'i18next'),
  () => import(/* webpackMode: "eager" */ 'react-i18next'),
  () => import(/* webpackMode: "eager" */ '@shop/shared-i18n'),
  () => import(/* webpackMode: "eager" */ './mount'),
];

async function run() {
  for (const step of steps) {
    await yieldToMain();
    await step();
  }
  await yieldToMain();
  await (await import(/* webpackMode: "eager" */ './start')).start();
}

try {
  // Before any remote's code is requested and any session is read.
  const elsewhere = addressElsewhere(document);
  if (elsewhere) location.replace(elsewhere);
  else await run();
} catch (error) {
  stayWithoutShell();
  throw error;
}
