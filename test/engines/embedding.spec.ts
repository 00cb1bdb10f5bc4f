import { embeddingSnippet, heightWithoutScript, usualEmbedding } from '@/domain/embedding';
import { startForeignWebsite } from '@test/browser/foreignWebsite';
import { expect, test } from './fixtures';

/** Runs in the page. */
const frameHeights = () =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect().height);

test(
  'another website shows dates as high as they are, and no other page of the shop',
  { tag: ['@webkit', '@firefox'] },
  async ({ visitor, shop }) => {
    const refused = `<iframe src="${shop.origin}/cart" title="Warenkorb" style="height: 100px"></iframe>`;
    const snippet = embeddingSnippet(shop.origin, usualEmbedding, 'Termine');
    const website = await startForeignWebsite(refused + snippet);
    await visitor.driver.open(website.address);
    website.close();

    const isDated = async () =>
      /Nächste Termine[^]*Tickets & Infos/.test((await visitor.driver.frameTexts())[1] ?? '');
    await visitor.expect(isDated, true, 'dates in the frame');
    const isAdapted = async () => {
      const [, height] = await visitor.driver.evaluate(frameHeights, undefined);
      return height !== heightWithoutScript(usualEmbedding.count) && height! > 300;
    };
    await visitor.expect(isAdapted, true, 'height of the dates');
    expect((await visitor.driver.frameTexts())[0]).not.toContain('Warenkorb');
  },
);
