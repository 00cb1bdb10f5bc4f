import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key as WebDriverKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Key, Size } from './driver';
import { elementState, type ElementState } from './elementState';
import type { Target } from './target';
import type { WebKitPrograms } from './webkitPrograms';

/** In ms. A start takes 1 s, up to 6 s on a busy machine. Some never end. */
const startLimit = 15_000;
const starts = 3;

const { resolve } = createRequire(import.meta.url);
/** Finds elements by role and name in the page, which WebDriver cannot. */
const testingLibrary = readFileSync(
  resolve('@testing-library/dom').replace(/dist\/.*/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Pattern = { source: string; flags: string };
/** A target that WebDriver can send. */
type SentTarget = {
  role?: string;
  label?: string;
  name?: string | Pattern | undefined;
  level?: number;
  inside?: SentTarget | undefined;
};

function sent(target: Target): SentTarget {
  const name = 'name' in target ? target.name : undefined;
  return {
    ...target,
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    inside: target.inside && sent(target.inside),
  };
}

type Find = (root: HTMLElement, text: string, options?: object) => HTMLElement[];
type Queries = { queryAllByRole: Find; queryAllByLabelText: Find };

/** Runs in the page. */
function findAll({ role, label, name, level, inside }: SentTarget): HTMLElement[] {
  const queries = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const roots = inside ? findAll(inside) : [document.body];
  const options = {
    ...(name && { name: typeof name === 'string' ? name : new RegExp(name.source, name.flags) }),
    ...(level !== undefined && { level }),
  };
  return roots.flatMap((root) =>
    label !== undefined
      ? queries.queryAllByLabelText(root, label)
      : queries.queryAllByRole(root, role ?? '', options),
  );
}

/**
 * Runs in the page. The driver itself scrolls to the edge of the window, where a bar may cover the element, and clicks a
 * place that the element may have left.
 */
async function bringToCenter(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const after = element.getBoundingClientRect();
  return before.top === after.top && before.left === after.left;
}

const keys: Record<Key, string> = { Tab: WebDriverKey.TAB, Escape: WebDriverKey.ESCAPE };

/**
 * Sets the size of the window so that the page has this size. The page learns of a new size later than the driver, so the
 * size is corrected until two reads agree.
 */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  let fits = 0;
  while (fits < 2) {
    const outer = await window.getRect();
    const inner = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    if (inner[0] === width && inner[1] === height) fits += 1;
    else {
      fits = 0;
      await window.setRect({
        width: outer.width + width - inner[0],
        height: outer.height + height - inner[1],
      });
    }
    await setTimeout(50);
  }
}

function driverOf(session: WebDriver): Driver {
  async function run<Result>(script: string, ...values: unknown[]): Promise<Result> {
    const isReady = await session.executeScript<boolean>('return "TestingLibraryDom" in window');
    if (!isReady) await session.executeScript(testingLibrary);
    return session.executeScript<Result>(`${findAll.toString()}\n${script}`, ...values);
  }
  async function first(target: Target): Promise<WebElement> {
    const element = await run<WebElement | null>('return findAll(arguments[0])[0]', sent(target));
    if (!element) throw new Error('No element matches.');
    return element;
  }
  return {
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    address: () => session.getCurrentUrl(),
    evaluate: (task, argument) =>
      session.executeScript(`return (${task.toString()})(arguments[0])`, argument) as never,
    states: (target) =>
      run<ElementState[]>(`return findAll(arguments[0]).map(${elementState.toString()})`, sent(target)),
    async frameTexts() {
      const texts: string[] = [];
      for (const frame of await session.findElements(By.css('iframe'))) {
        await session.switchTo().frame(frame);
        texts.push(await session.executeScript<string>('return document.body.innerText'));
        await session.switchTo().defaultContent();
      }
      return texts;
    },
    async click(target) {
      const element = await first(target);
      const isStable = await session.executeAsyncScript<boolean>(
        `(${bringToCenter.toString()})(arguments[0]).then(arguments[1])`,
        element,
      );
      if (!isStable) throw new Error('The element is moving.');
      await element.click();
    },
    async type(target, text) {
      const element = await first(target);
      await element.clear();
      await element.sendKeys(text);
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

async function startSession(address: string, browser: string, size: Size): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--time-zone=Europe/Vienna'],
      },
    })
    .build();
  await session.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 });
  await resize(session, size);
  return session;
}

/** Opens a window of WebKitGTK with storage of its own. */
export async function openWebKit({ browser, startDriver }: WebKitPrograms, size: Size) {
  for (let start = 0; start < starts; start += 1) {
    const { address, waitUntilListening, stop } = await startDriver();
    const session = await Promise.race([
      waitUntilListening().then(() => startSession(address, browser, size)),
      setTimeout(startLimit, undefined, { ref: false }),
    ]);
    if (session)
      return {
        driver: driverOf(session),
        async close() {
          await session.quit();
          await stop();
        },
      };
    // Its browser ends with the X server.
    await stop();
  }
  throw new Error(
    `WebKitGTK did not start with ${size.width} × ${size.height} pixels within ${startLimit} ms, ${starts} times.`,
  );
}
