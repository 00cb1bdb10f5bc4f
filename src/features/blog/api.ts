import * as v from 'valibot';
import type { Blog } from '@/domain/entities';
import { defineRequest } from '@/shared/request/defineRequest';
import { day } from '@/features/catalogue/entitySchemas';
import { list, orAbsent, plainText, text, wholeNumber } from '@/shared/api/fields';
import { http } from '@/shared/api/http';

/** Assumed values and shape (backend, "Blog"). */
export type BlogType = 'kino' | 'flohmarkt';

export const blog: v.GenericSchema<unknown, Blog> = v.object({
  blogId: wholeNumber,
  title: plainText,
  teaser: orAbsent(plainText),
  content: v.string(),
  imagePath: orAbsent(text),
  date: orAbsent(day),
  blogType: orAbsent(text),
  urlIdentifier: text,
});

export const blogsResponse = v.optional(list(blog, 'blogs'), []);

/** Loads articles, all or of one blog. */
export const fetchBlogs = defineRequest(
  'blogs/fetch',
  'read',
  ({ blogtype }: { blogtype?: BlogType }, signal) =>
    http.get('blog/getBlogs', { blogtype }, blogsResponse, signal),
  { retry: true, ages: true },
);
