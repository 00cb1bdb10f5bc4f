import { html } from 'hono/html';

type Content = ReturnType<typeof html>;

/** Layout of stub pages: plain, narrow, without scripts. */
export function page(title: string, content: Content) {
  return html`<!doctype html>
    <html lang="de-AT">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/seite.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
