import type { BlogType } from './api';
import { paths } from '@/shop/paths';

export const blogSections = {
  kino: { blog: paths.cinemaBlog, article: paths.cinemaArticle, list: paths.program, nextStep: 'program' },
  flohmarkt: {
    blog: paths.flohmarktBlog,
    article: paths.flohmarktArticle,
    list: paths.flohmarktProgram,
    nextStep: 'calendar',
  },
} as const satisfies Record<BlogType, unknown>;
