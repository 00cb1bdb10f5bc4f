import { useDispatch, useSelector } from 'react-redux';
import { fetchBlogs, type BlogType } from '@/api/blogs';
import { readableArticles } from '@/domain/articles';
import { blogsFlow } from '@/features/blogs/blogsFlow';
import { blogsSlice } from '@/features/blogs/blogsSlice';
import { blogTexts } from '@/texts/blog';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { Notice } from '@/ui/Notice';
import { OutlineBlocks } from '@/ui/OutlineBlocks';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';
import { ArticleList } from './blog/ArticleList';
import { blogPlaces } from './blog/blogPlaces';
import '@/styles/blog.scss';

export const flows = [blogsFlow];

/** The articles of one blog, the newest first. */
export function BlogScreen({ place }: { place: BlogType }) {
  const dispatch = useDispatch();
  const { read, error } = useSelector(blogsSlice.selectors.selectBlogs);
  const blogs = read[place];
  const load = () => dispatch(fetchBlogs.start({ blogtype: place }));
  useOpened(place, load, () => dispatch(fetchBlogs.reset()));
  const retry = { label: screenTexts.retry, onRetry: load };
  if (error && !blogs) {
    const title = failureTitle(error, blogTexts.failedTitle);
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const { title, description, lead } = blogTexts[place];
  const articles = blogs && readableArticles(blogs);
  return (
    <>
      <PageMeta title={title} crumb={blogTexts.crumb} description={description} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{lead}</p>
      {error && (
        <Notice variant="danger" title={blogTexts.refreshFailed} retry={retry}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {!articles && (
        <>
          <LoadingStatus
            label={blogTexts.loading}
            texts={screenTexts}
            onRetry={load}
            onCancel={() => dispatch(fetchBlogs.cancel())}
          />
          <OutlineBlocks className="articles outline" count={4} />
        </>
      )}
      {articles?.length === 0 && <NoArticle place={place} />}
      {articles && articles.length > 0 && (
        <ArticleList place={place} articles={articles} heading="h2" isFirst />
      )}
    </>
  );
}

function NoArticle({ place }: { place: BlogType }) {
  return (
    <div className="state">
      <h2>{blogTexts.empty}</h2>
      <p>{blogTexts.emptyLead}</p>
      <div className="actions">
        <LinkButton to={blogPlaces[place].list.to()}>{blogTexts[place].step.label}</LinkButton>
      </div>
    </div>
  );
}
