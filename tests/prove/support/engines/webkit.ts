import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '@shop/platform/machine/installFromDebian';
import { freePort } from '@shop/platform/server/testing/freePort';
import { Builder, Capabilities, Origin, type WebElement } from 'selenium-webdriver';
import { type EnginePage, findByName, type Kind, readOverflow, readText } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';

/** What WebKitGTK draws its window with, where no other window is narrower. */
const NARROWEST = 447;

async function untilListens(port: number) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens WebKitGTK of Debian by its driver, on a display that nobody sees. Phones of visitors have this engine. */
export async function openWebKit(width: number): Promise<EnginePage> {
  if (!existsSync(DRIVER)) installFromDebian('webkit2gtk-driver', 'xvfb');
  const port = await freePort();
  const processes: ChildProcess[] = [];
  const display = `:${port}`;
  processes.push(
    spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      // The process that renders runs as root here, which its sandbox refuses; it opens pages of ours only.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  );
  await untilListens(port);
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ width: Math.max(width, NARROWEST), height: 1000, x: 0, y: 0 });

  async function act(kind: Kind, name: string, action: (element: WebElement) => Promise<unknown>) {
    const find = `return (${findByName})(arguments[0], arguments[1])`;
    const element = await driver.executeScript<WebElement | null>(find, kind, name);
    if (!element) return false;
    await action(element);
    return true;
  }

  return {
    open: (address) => driver.get(address),
    press: (name) => act('pressed', name, (element) => element.click()),
    type: (label, text) =>
      act('field', label, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    choose: (label, option) => act('field', label, (element) => element.sendKeys(option)),
    upload: (file) => act('file', '', (element) => element.sendKeys(file)),
    drag: (name, by) =>
      act('any', name, async (origin) => {
        const half = { x: Math.round(by.x / 2), y: Math.round(by.y / 2) };
        await driver
          .actions()
          .move({ origin })
          .press()
          .move({ origin: Origin.POINTER, ...half })
          .move({ origin: Origin.POINTER, x: by.x - half.x, y: by.y - half.y })
          .release()
          .perform();
      }),
    text: () => driver.executeScript<string>(`return (${readText})()`),
    address: () => driver.getCurrentUrl(),
    overflow: () => driver.executeScript<number>(`return (${readOverflow})()`),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      for (const each of processes) each.kill();
    },
  };
}
