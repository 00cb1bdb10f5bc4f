import { notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { fileNameExpression } from '../../src/shared/config/fileName.ts';
import { announcementsFile } from '../../src/shop/announcements.ts';
import { calendarFiles } from '../../src/shop/calendarFiles.ts';
import { embeddedDates } from '../../src/shop/embedding.ts';
import { routeExpression } from '../../src/shop/matchRoute.ts';
import { publishedFolder } from '../../src/shop/published.ts';
import { workerFile } from '../../src/serviceWorker/files.ts';
import { contentTypes, textTypes, unknownType } from './contentTypes.ts';
import { brieflyCached, immutable, neverStored, revalidated, type Header } from './headers.ts';
import { ofBuildExpression, postedExpression } from './routing.ts';
import type { Site } from './site.ts';

/** nginx limits a parameter to 4,096 characters. */
const maxGroupLength = 3000;

/** Joins alternatives of a regular expression into groups below the limit. */
function grouped(words: readonly string[]): string[] {
  const groups: string[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last !== undefined && last.length + word.length < maxGroupLength)
      groups[groups.length - 1] = `${last}|${word}`;
    else groups.push(word);
  }
  return groups;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const calendars = Object.values(calendarFiles).map(literal).join('|');
const lines = (all: readonly string[], indent: string) => all.map((line) => `${indent}${line}\n`).join('');

function map(source: string, name: string, entries: readonly string[]): string {
  return `map ${source} $shop_${name} {\n${lines(entries, '  ')}}\n`;
}

/** Uses the raw request address, because a decoded one could break the header line. */
function movedMap({ moved, pages, folders }: Site): string {
  const end = '(?:\\?|$)';
  const old = [...new Set(moved.map(({ to }) => to))].map((to) => {
    const from = moved.filter((each) => each.to === to).map((each) => literal(each.from));
    return `${quoted(`~^(?:${from.join('|')})/*${end}`)} ${to};`;
  });
  const files = pages.filter((address) => address !== '/').map(literal);
  return map('$request_uri', 'moved', [
    'default "";',
    ...old,
    `${quoted(`~^(?:${folders.map(literal).join('|')})`)} "";`,
    '# Two slashes or a backslash at the start would redirect to another host.',
    `${quoted(`~^(?<shop_trimmed>/[^/\\\\?][^?]*?)/+${end}`)} $shop_trimmed;`,
    ...grouped(files).map((group) => `${quoted(`~^(?<shop_page>${group})\\.html${end}`)} $shop_page;`),
  ]);
}

function postedMap({ folders }: Site): string {
  const posted = `~^POST (?<shop_posted_to>${postedExpression.slice(1)}.*)$`;
  return map('"$request_method $request_uri"', 'posted', [
    'default "";',
    `${quoted(`~^POST (?:${folders.map(literal).join('|')})`)} "";`,
    `${quoted(posted)} $shop_posted_to;`,
  ]);
}

function screenMap({ screens }: Site): string {
  const files = [...new Set(screens.map(({ file }) => file))];
  const entries = files.flatMap((file) => {
    const patterns = screens
      .filter((screen) => screen.file === file)
      .map(({ pattern }) => routeExpression(pattern, undefined, ''));
    return grouped(patterns).map((group) => `${quoted(`~${group}`)} /${file};`);
  });
  return map('$uri', 'screen', ['default "";', '/ /index.html;', ...entries]);
}

function cacheMap({ folders }: Site): string {
  const backends = folders.filter((folder) => folder !== '/assets/').map(literal);
  return map('"$status:$uri"', 'cache', [
    `default ${quoted(revalidated)};`,
    `"~^(?:200|206|304):/assets/" ${quoted(immutable)};`,
    `"~:${literal(announcementsFile)}$" ${quoted(neverStored)};`,
    `"~^(?:200|206|304):/${publishedFolder}/.+(?<!\\.html)$" ${quoted(brieflyCached)};`,
    `"~^204:(?:${calendars})$" ${quoted(neverStored)};`,
    '# The backend sets the header of its own responses.',
    ...backends.map((folder) => `"~:${folder}" "";`),
  ]);
}

/** The first expression that fits counts. */
const headerMap = (
  source: string,
  prefix: string,
  rules: [expression: string, headers: readonly Header[]][],
) =>
  (rules[0]?.[1] ?? []).map((_, index) =>
    map(source, `${prefix}${index + 1}`, [
      'default "";',
      ...rules.map(
        ([expression, headers]) => `${quoted(`~${expression}`)} ${quoted(headers[index]?.[1] ?? '')};`,
      ),
    ]),
  );

function maps(site: Site): string {
  const { documents, embedded, assets } = site.headers;
  return [
    movedMap(site),
    postedMap(site),
    screenMap(site),
    cacheMap(site),
    map('$args', 'published', [
      `default /${publishedFolder};`,
      '# The service worker keeps pages, so it gets those of the build.',
      `${quoted(`~${ofBuildExpression}`)} /${publishedFolder}/none;`,
    ]),
    ...headerMap('"$sent_http_content_type $uri"', 'document', [
      [` ${literal(embeddedDates)}(?:\\.html)?$`, embedded],
      [`^text/html| /${literal(workerFile)}$`, documents],
    ]),
    ...headerMap('"$status:$uri"', 'asset', [['^(?:200|206|304):/assets/', assets]]),
  ].join('\n');
}

function headerLines({ headers }: Site): string[] {
  const add = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return [
    add('Cache-Control', '$shop_cache'),
    ...headers.everywhere.map(([name, value]) => add(name, quoted(value))),
    ...headers.documents.map(([name], index) => add(name, `$shop_document${index + 1}`)),
    ...headers.assets.map(([name], index) => add(name, `$shop_asset${index + 1}`)),
  ];
}

function types(): string {
  return `types {\n${lines(
    Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`),
    '  ',
  )}}`;
}

const posted = `if ($shop_posted) {
    return 303 $shop_posted;
  }`;

function server(site: Site): string {
  const folders = site.folders.map((folder) => literal(folder.replace(/^\/|\/$/g, ''))).join('|');
  const shells = site.shells.map((file) => literal(file.replace(/\.html$/, ''))).join('|');
  return `${types()}
default_type ${unknownType};
charset utf-8;
charset_types ${Object.values(textTypes)
    .filter((type) => type !== 'text/html')
    .join(' ')};
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${lines(headerLines(site), '')}
if ($shop_moved) {
  return 301 $shop_moved$is_args$args;
}

# The site may set another folder after it has included this file.
set $shop_staff /var/www/shop/staff;

# nginx responds with 400 to an invalid escape in an address.
error_page 400 404 =404 /${notFoundPage};

location / {
  ${posted}
  # Files that "npm run publish-programme" has written, if there are any.
  try_files $shop_published$uri.html $shop_screen $uri.html =404;
}
# Announcements (docs/deployment.md), outside of the build, which each release replaces.
location = ${announcementsFile} {
  ${posted}
  root $shop_staff;
  try_files $uri @nothing_there;
}
# Calendars of the programme, if "npm run publish-programme" has written any.
location ~ ^(?:${calendars})$ {
  ${posted}
  try_files /${publishedFolder}$uri @nothing_there;
}
# Status 404 would be an error in the console of visitors whose page asks.
location @nothing_there {
  return 204;
}
# These files have no address.
location ~ ^/(?:${shells})$ {
  return 404;
}
# Hidden and precompressed files, and the folder of published files.
location ~ /\\.(?!well-known/)|\\.(?:br|gz)$|^/${publishedFolder}/ {
  try_files @nothing @nothing;
}
location ~ ${fileNameExpression} {
  ${posted}
  try_files $shop_published$uri $uri $shop_screen @nothing;
}
# A proxy for the backend takes precedence with "location ^~".
location ~ ^/(?:${folders})(?:/|$) {
  try_files $uri @nothing;
}
location @nothing {
  types { }
  default_type text/plain;
  return 404 "Hier ist nichts.\\n";
}
`;
}

function example({ folders: [, backend = '/rest/'], visits = '/besuche' }: Site, siteUrl?: string): string {
  const host = siteUrl ? new URL(siteUrl).host : 'shop.example';
  return `# An example: copy it once to /etc/nginx/sites-available and adapt it. The other files change with each build.
include /var/www/shop/current/dist-deploy/nginx/maps.conf;

# With VITE_VISITS_URL (docs/deployment.md), together with "location = ${visits}" below: a line for each body, without
# the IP address. Reports of browsers name the page, so none with the address of an order or with a query is logged.
# log_format shop_visits escape=json '{"time":"$time_iso8601","body":"$request_body"}';
# map $request_body $shop_visit_logged {
#   default 1;
#   "" 0;
#   "~*/(?:bestellung-stornieren|bezahlung)/[^:]|(?:documentURL|referrer)\\":\\"[^\\"]*\\?" 0;
# }
# server {
#   listen unix:/run/nginx-shop-visits.sock;
#   access_log off;
#   return 204;
# }

server {
  server_name ${host};
  listen 80;
  listen [::]:80;
  # With a certificate (nginx before 1.25: "listen 443 ssl http2") and a redirect from port 80:
  # listen 443 ssl;
  # http2 on;
  # ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  # ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

  root /var/www/shop/current/dist;
  include /var/www/shop/current/dist-deploy/nginx/shop.conf;
  # If the module is loaded (Debian: libnginx-mod-http-brotli-static):
  # include /var/www/shop/current/dist-deploy/nginx/brotli.conf;

  # If the file of announcements (docs/deployment.md) is in another folder than this:
  # set $shop_staff /var/www/shop/staff;

  # Measured visits, see above. nginx knows a body only where it passes it on, and only if it is in memory.
  # location = ${visits} {
  #   limit_except POST { deny all; }
  #   client_max_body_size 32k;
  #   client_body_buffer_size 32k;
  #   access_log /var/log/nginx/shop-visits.log shop_visits if=$shop_visit_logged;
  #   add_header Cache-Control no-store always;
  #   add_header X-Content-Type-Options nosniff always;
  #   proxy_pass http://unix:/run/nginx-shop-visits.sock:;
  # }

  # The backend on the shop's own host: no second DNS lookup and no preflight requests.
  # The hidden header would open the password box of browsers on every page.
  # location ^~ ${backend} {
  #   proxy_pass https://backend.example;
  #   proxy_ssl_server_name on;
  #   proxy_set_header Host backend.example;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   proxy_hide_header WWW-Authenticate;
  # }
}
`;
}

/** File contents by name. */
export function nginxFiles(site: Site, siteUrl: string | undefined): Record<string, string> {
  return {
    'maps.conf': maps(site),
    'shop.conf': server(site),
    'brotli.conf': 'brotli_static on;\n',
    'example.conf': example(site, siteUrl),
  };
}
