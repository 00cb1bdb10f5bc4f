import type { BlogType } from '@/api/blogs';
import { paths } from '@/config/paths';

/** Where each blog stands, and the list that an article leads on to. */
export const blogPlaces = {
  kino: { blog: paths.cinemaBlog, article: paths.cinemaArticle, list: paths.program, nextStep: 'program' },
  flohmarkt: {
    blog: paths.flohmarktBlog,
    article: paths.flohmarktArticle,
    list: paths.flohmarktProgram,
    nextStep: 'calendar',
  },
} as const satisfies Record<BlogType, unknown>;
