import { fetchBlogs, type BlogType } from './api';
import { readableArticles } from '@/domain/articles';
import { blogsSlice } from './blogsSlice';
import { blogTexts } from './texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ReadPage } from '@/features/connection/ReadPage';
import { useRead } from '@/shared/request/useRead';
import { ArticleList } from './ArticleList';
import { blogSections } from './blogSections';

export function BlogArticles({ section }: { section: BlogType }) {
  const read = useRead(fetchBlogs, { blogtype: section }, blogsSlice.selectors.selectArticles);
  const { title, description, lead } = blogTexts[section];
  return (
    <ReadPage
      read={read}
      texts={blogTexts}
      crumb={blogTexts.crumb}
      head={
        <>
          <PageMeta title={title} crumb={blogTexts.crumb} description={description} />
          <PageHeading>{title}</PageHeading>
          <p className="lead">{lead}</p>
        </>
      }
      skeleton={
        <>
          <LoadingStatus label={blogTexts.loading} onRetry={read.retry} onCancel={read.cancel} />
          <SkeletonBlocks className="articles skeleton" count={4} />
        </>
      }
    >
      {(blogs) => <Articles section={section} articles={readableArticles(blogs)} />}
    </ReadPage>
  );
}

function Articles({
  section,
  articles,
}: {
  section: BlogType;
  articles: ReturnType<typeof readableArticles>;
}) {
  if (articles.length === 0) return <NoArticle section={section} />;
  return <ArticleList section={section} articles={articles} heading="h2" isMainContent />;
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
