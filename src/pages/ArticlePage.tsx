import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { fetchBlogs, type BlogType } from '@/features/blog/api';
import { plainSegment } from '@/domain/addressReadings';
import { readableArticles } from '@/domain/articles';
import { blogsModule } from '@/features/blog/module';
import { blogsSlice } from '@/features/blog/blogsSlice';
import { articleTexts, blogTexts } from '@/features/blog/texts';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { ArticleBody } from '@/features/blog/ArticleBody';
import { blogSections } from '@/features/blog/blogSections';
import '@/features/blog/blog.scss';

export const modules = [blogsModule];

type Props = { section: BlogType };

/** An article of one blog; each address begins afresh. */
export function ArticlePage({ section }: Props) {
  const { slug = '' } = useParams();
  return <Article key={`${section}/${slug}`} section={section} slug={slug} />;
}

/** At once where its blog was read before; else the blog is read, which alone tells whether there is such an article. */
function Article({ section, slug }: Props & { slug: string }) {
  const dispatch = useDispatch();
  const { read, isLoading, error } = useSelector(blogsSlice.selectors.selectBlogs);
  const [hasRequested, setHasRequested] = useState(false);
  const articles = readableArticles(read[section] ?? []);
  const article = articles.find(({ urlIdentifier }) => urlIdentifier === slug);
  const similar = articles.find(({ urlIdentifier }) => plainSegment(urlIdentifier) === plainSegment(slug));
  function load() {
    setHasRequested(true);
    dispatch(fetchBlogs.start({ blogtype: section }));
  }
  useRouteLifecycle(
    slug,
    () => article || load(),
    () => dispatch(fetchBlogs.reset()),
  );
  if (article) return <ArticleBody section={section} article={article} articles={articles} />;
  if (similar)
    return <Navigate to={blogSections[section].article.to({ slug: similar.urlIdentifier })} replace />;
  const toBlog = (
    <LinkButton to={blogSections[section].blog.to()} variant="outline-primary">
      {blogTexts[section].back}
    </LinkButton>
  );
  if (error) {
    const retry = { label: statusTexts.retry, onRetry: load };
    return (
      <Failure title={failureTitle(error, articleTexts.failedTitle)} text={errorText(error)} retry={retry}>
        {toBlog}
      </Failure>
    );
  }
  if (hasRequested && !isLoading) {
    return (
      <Failure title={articleTexts.notFoundTitle} text={articleTexts.notFound} noindex>
        {toBlog}
        <LinkButton to={blogSections[section].list.to()} variant="outline-primary">
          {blogTexts[section].step.label}
        </LinkButton>
      </Failure>
    );
  }
  return (
    <>
      <PageMeta title={articleTexts.title} />
      <div className="article skeleton">
        <PageHeading>{articleTexts.title}</PageHeading>
        <LoadingStatus
          label={articleTexts.loading}
          texts={statusTexts}
          onRetry={load}
          onCancel={() => dispatch(fetchBlogs.cancel())}
        />
        <div className="picture picture-wide skeleton-block" aria-hidden="true" />
        <div className="skeleton-text" aria-hidden="true" />
      </div>
    </>
  );
}
