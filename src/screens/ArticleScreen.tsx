import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { fetchBlogs, type BlogType } from '@/api/blogs';
import { plainSegment } from '@/domain/addressReadings';
import { readableArticles } from '@/domain/articles';
import { blogsFlow } from '@/features/blogs/blogsFlow';
import { blogsSlice } from '@/features/blogs/blogsSlice';
import { articleTexts, blogTexts } from '@/texts/blog';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';
import { ArticlePage } from './blog/ArticlePage';
import { blogPlaces } from './blog/blogPlaces';
import '@/styles/blog.scss';

export const flows = [blogsFlow];

type Props = { place: BlogType };

/** An article of one blog; each address begins afresh. */
export function ArticleScreen({ place }: Props) {
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
  useOpened(
    slug,
    () => article || load(),
    () => dispatch(fetchBlogs.reset()),
  );
  if (article) return <ArticlePage place={place} article={article} articles={articles} />;
  if (meant) return <Navigate to={blogPlaces[place].article.to({ slug: meant.urlIdentifier })} replace />;
  const toBlog = (
    <LinkButton to={blogPlaces[place].blog.to()} variant="outline-primary">
      {blogTexts[place].back}
    </LinkButton>
  );
  if (error) {
    const retry = { label: screenTexts.retry, onRetry: load };
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
        <LinkButton to={blogPlaces[place].list.to()} variant="outline-primary">
          {blogTexts[place].step.label}
        </LinkButton>
      </Failure>
    );
  }
  return (
    <>
      <PageMeta title={articleTexts.title} />
      <div className="article outline">
        <PageHeading>{articleTexts.title}</PageHeading>
        <LoadingStatus
          label={articleTexts.loading}
          texts={screenTexts}
          onRetry={load}
          onCancel={() => dispatch(fetchBlogs.cancel())}
        />
        <div className="picture picture-wide outline-block" aria-hidden="true" />
        <div className="outline-text" aria-hidden="true" />
      </div>
    </>
  );
}
