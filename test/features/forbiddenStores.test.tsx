import { afterEach, describe, it, vi } from 'vitest';
import { localStore } from '@/lib/browserStorage';
import { buyTonight } from '@test/support/buying';
import { forbidCookies } from '@test/support/forbiddenCookies';

describe('a browser', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  afterEach(() => {
    vi.restoreAllMocks();
    // What could not be stored was kept in memory.
    for (const key of ['cart', 'orderKey', 'placedOrders', 'settledOrders']) localStore.remove(key);
  });

  it('without storage still sells', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
    await buyTonight();
  });

  it('without storage and cookies still sells', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
    // Reading them throws too where they are forbidden, but that would stop the stand-in for the network.
    forbidCookies();
    await buyTonight();
  });

  it('whose storage refuses to read still sells', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    await buyTonight();
  });

  it('whose storage is full still sells', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await buyTonight();
  });

  it('without cookies still sells', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(deny);
    await buyTonight();
  });

  it('that silently drops cookies still sells', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    await buyTonight();
  });
});
