import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '@test/site/builtSite';
import { requestRaw } from './requestRaw';
import { startNginx, type Nginx } from './nginxServer';

describe('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => void (nginx = await startNginx(siteFolder)));
  afterAll(() => nginx.stop());

  it('accepts its configuration without warnings', () => {
    expect(nginx.warnings).toMatch(/test is successful/);
    expect(nginx.warnings).not.toMatch(/warn|emerg|error/);
  });

  it('proxies the backend as in the example, without changing its responses', async () => {
    const response = await requestRaw(nginx.proxied, '/rest/bilder/film.svg?a=b/');
    expect(JSON.parse(response.body.toString())).toEqual({ asked: '/rest/bilder/film.svg?a=b/' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect((await requestRaw(nginx.proxied, '/restliches')).status).toBe(404);
    expect((await requestRaw(nginx.proxied, '/cart')).status).toBe(200);
  });
});
