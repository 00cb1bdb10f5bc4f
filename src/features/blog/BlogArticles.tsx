import { fetchBlogs, type BlogType } from './api';
import { readableArticles } from '@/domain/articles';
import { blogsSlice } from './blogsSlice';
import { blogTexts } from './texts';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useRead } from '@/shared/request/useRead';
import { ArticleList } from './ArticleList';
import { blogSections } from './blogSections';

export function BlogArticles({ section }: { section: BlogType }) {
  const read = useRead(fetchBlogs, { blogtype: section }, blogsSlice.selectors.selectArticles);
  const { data: blogs, error, retry: load, cancel } = read;
  const retry = { label: statusTexts.retry, onRetry: load };
  if (error && !blogs) {
    const title = failureTitle(error, blogTexts.failedTitle);
    return (
      <Failure title={title} crumb={blogTexts.crumb} text={errorText(error)} error={error} retry={retry} />
    );
  }
  const { title, description, lead } = blogTexts[section];
  const articles = blogs && readableArticles(blogs);
  return (
    <>
      <PageMeta title={title} crumb={blogTexts.crumb} description={description} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{lead}</p>
      {error && (
        <RequestNotice variant="danger" title={blogTexts.refreshFailed} error={error} retry={retry}>
          <p>{errorText(error)}</p>
        </RequestNotice>
      )}
      {!articles && (
        <>
          <LoadingStatus label={blogTexts.loading} onRetry={load} onCancel={cancel} />
          <SkeletonBlocks className="articles skeleton" count={4} />
        </>
      )}
      {articles?.length === 0 && <NoArticle section={section} />}
      {articles && articles.length > 0 && (
        <ArticleList section={section} articles={articles} heading="h2" isMainContent />
      )}
    </>
  );
}

function NoArticle({ section }: { section: BlogType }) {
  return (
    <div className="state">
      <h2>{blogTexts.empty}</h2>
      <p>{blogTexts.emptyLead}</p>
      <div className="actions">
        <LinkButton to={blogSections[section].list.to()}>{blogTexts[section].step.label}</LinkButton>
      </div>
    </div>
  );
}
