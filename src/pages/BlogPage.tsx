import type { BlogType } from '@/features/blog/api';
import { BlogArticles } from '@/features/blog/BlogArticles';
import { blogsModule } from '@/features/blog/blogsSlice';
import '@/features/blog/blog.scss';

export const modules = [blogsModule];

export function BlogPage({ section }: { section: BlogType }) {
  return <BlogArticles section={section} />;
}
