import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { fetchBlogs, type BlogType } from './api';
import { plainSegment } from '@/domain/addressReadings';
import { readableArticles } from '@/domain/articles';
import { blogsSlice } from './blogsSlice';
import { articleTexts, blogTexts } from './texts';
import { ReadFailure } from '@/features/connection/ReadPage';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useRead } from '@/shared/request/useRead';
import { ArticleBody } from './ArticleBody';
import { blogSections } from './blogSections';

const { selectArticles } = blogsSlice.selectors;

type Root = Parameters<typeof selectArticles>[0];

type Props = { section: BlogType; slug: string };

export function Article({ section, slug }: Props) {
  const query = { blogtype: section };
  const known = useSelector((root: Root) => selectArticles(root, query));
  const articles = readableArticles(known ?? []);
  const article = articles.find(({ urlIdentifier }) => urlIdentifier === slug);
  const similar = articles.find(({ urlIdentifier }) => plainSegment(urlIdentifier) === plainSegment(slug));
  const read = useRead(fetchBlogs, query, selectArticles, { isOnce: article !== undefined, version: slug });
  const { isLoading, error, retry: load, cancel } = read;
  if (article) return <ArticleBody section={section} article={article} articles={articles} />;
  if (similar)
    return <Navigate to={blogSections[section].article.to({ slug: similar.urlIdentifier })} replace />;
  if (error) {
    return (
      <ReadFailure error={error} retry={load} title={articleTexts.failedTitle} crumb={articleTexts.title}>
        <LinkButton to={blogSections[section].blog.to()} variant="outline-primary">
          {blogTexts[section].back}
        </LinkButton>
      </ReadFailure>
    );
  }
  if (known && !isLoading) {
    return (
      <Failure title={articleTexts.notFoundTitle} text={articleTexts.notFound} noindex>
        <LinkButton to={blogSections[section].blog.to()}>{blogTexts[section].back}</LinkButton>
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
        <LoadingStatus label={articleTexts.loading} onRetry={load} onCancel={cancel} />
        <div className="picture picture-wide skeleton-block" aria-hidden="true" />
        <div className="skeleton-text" aria-hidden="true" />
      </div>
    </>
  );
}
