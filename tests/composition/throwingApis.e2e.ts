import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

// Browsers throw where a policy, a setting or an extension forbids what a page reads.
test.use({ html: 'composed', shop: 'throwing', expectedErrors: [/./] });

const STORAGE = ['document.cookie', 'localStorage', 'sessionStorage', 'indexedDB'];

for (const address of ['/booking', '/'])
  test(`${address} hydrates without cookies and storage`, { tag: '@prove' }, async ({
    otherPage,
  }) => {
    for (const api of STORAGE) {
      const page = await otherPage();
      await page.addInitScript((name) => {
        const [host, member = name] = name.includes('.') ? name.split('.') : ['window', name];
        let owner = Reflect.get(window, host as string) as object;
        while (!Object.hasOwn(owner, member)) owner = Object.getPrototypeOf(owner);
        const fail = () => {
          throw new DOMException(`${name} is forbidden`, 'SecurityError');
        };
        Object.defineProperty(owner, member, { configurable: true, get: fail, set: fail });
      }, api);
      await page.goto(address);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
