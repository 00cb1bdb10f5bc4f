import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../environment';
import { drawBanner } from '../svg/banner';
import { drawMarket } from '../svg/market';
import { drawPoster } from '../svg/poster';
import { drawProduct } from '../svg/product';

function picture(context: SandboxContext, drawing: string | undefined): Response | Promise<Response> {
  if (drawing === undefined) return context.notFound();
  return context.body(drawing, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=3600',
  });
}

const slugOf = (file: string) => file.replace(/\.svg$/, '');

/** Drawings of the database's entries; other names respond with 404. */
export const pictureRoutes = new Hono<SandboxEnv>()
  .get('/bilder/film/:file{.+\\.svg}', (context) => {
    const file = context.req.param('file');
    const movie = context.get('database').movies.find(({ imageName }) => imageName === file);
    const isMissing = !movie || movie.imageName !== `${movie.urlIdentifier}.svg`;
    return picture(context, isMissing ? undefined : drawPoster(movie.movieName, movie.producer));
  })
  .get('/bilder/markt/:file{.+\\.svg}', (context) => {
    const slug = slugOf(context.req.param('file'));
    const event = context.get('database').events.find((candidate) => candidate.slug === slug);
    return picture(context, event && drawMarket(event.eventName, event.eventType));
  })
  .get('/bilder/produkt/:file{.+\\.svg}', (context) => {
    const slug = slugOf(context.req.param('file'));
    const { products, giftCards } = context.get('database');
    const product = [...products, ...giftCards].find((candidate) => candidate.slug === slug);
    return picture(context, product && drawProduct(product.productName, product.productType));
  })
  .get('/bilder/kopf/:file{.+\\.svg}', (context) => {
    const slug = slugOf(context.req.param('file'));
    const { movies, events, blogs } = context.get('database');
    const isKnown =
      [...movies, ...blogs].some(({ urlIdentifier }) => urlIdentifier === slug) ||
      events.some((event) => event.slug === slug);
    return picture(context, isKnown ? drawBanner(slug) : undefined);
  });
