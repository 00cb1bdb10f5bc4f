import { useParams } from 'react-router-dom';
import type { BlogType } from '@/features/blog/api';
import { Article } from '@/features/blog/Article';
import { blogsModule } from '@/features/blog/blogsSlice';
import '@/features/blog/blog.scss';

export const modules = [blogsModule];

/** An article of a blog; the key resets its state with each address. */
export function ArticlePage({ section }: { section: BlogType }) {
  const { slug = '' } = useParams();
  return <Article key={`${section}/${slug}`} section={section} slug={slug} />;
}
