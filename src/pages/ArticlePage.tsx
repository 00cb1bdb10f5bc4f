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

type Props = { place: BlogType };

/** An article of one blog; each address begins afresh. */
export function ArticlePage({ place }: Props) {
  const { slug = '' } = useParams();
  return <Article key={`${place}/${slug}`} place={place} slug={slug} />;
}

/** At once where its blog was read before; else the blog is read, which alone tells whether there is such an article. */
function Article({ place, slug }: Props & { slug: string }) {
  const dispatch = useDispatch();
  const { read, isLoading, error } = useSelector(blogsSlice.selectors.selectBlogs);
  const [isAsked, setIsAsked] = useState(false);
  const articles = readableArticles(read[place] ?? []);
  const article = articles.find(({ urlIdentifier }) => urlIdentifier === slug);
  const meant = articles.find(({ urlIdentifier }) => plainSegment(urlIdentifier) === plainSegment(slug));
  function load() {
    setIsAsked(true);
    dispatch(fetchBlogs.start({ blogtype: place }));
  }
  useRouteLifecycle(
    slug,
    () => article || load(),
    () => dispatch(fetchBlogs.reset()),
  );
  if (article) return <ArticleBody place={place} article={article} articles={articles} />;
  if (meant) return <Navigate to={blogSections[place].article.to({ slug: meant.urlIdentifier })} replace />;
  const toBlog = (
    <LinkButton to={blogSections[place].blog.to()} variant="outline-primary">
      {blogTexts[place].back}
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
  if (isAsked && !isLoading) {
    return (
      <Failure title={articleTexts.notFoundTitle} text={articleTexts.notFound} noindex>
        {toBlog}
        <LinkButton to={blogSections[place].list.to()} variant="outline-primary">
          {blogTexts[place].step.label}
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
