import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '@test/site/builtSite';
import { ask } from './ask';
import { startNginx, type Nginx } from './nginxServer';

describe('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => void (nginx = await startNginx(siteFolder)));
  afterAll(() => nginx.stop());

  it('has nothing to say against its configuration', () => {
    expect(nginx.warnings).toMatch(/test is successful/);
    expect(nginx.warnings).not.toMatch(/warn|emerg|error/);
  });

  it('passes the backend on where the example’s proxy stands, and leaves its answers as they are', async () => {
    const answer = await ask(nginx.proxied, '/rest/bilder/film.svg?a=b/');
    expect(JSON.parse(answer.body.toString())).toEqual({ asked: '/rest/bilder/film.svg?a=b/' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect((await ask(nginx.proxied, '/restliches')).status).toBe(404);
    expect((await ask(nginx.proxied, '/cart')).status).toBe(200);
  });
});
