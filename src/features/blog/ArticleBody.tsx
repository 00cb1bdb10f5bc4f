import type { BlogType } from './api';
import { longDay } from '@/domain/dateTexts';
import { NextStep } from '@/features/infoPages/NextStep';
import type { Blog } from '@/domain/entities';
import { articleTexts, blogTexts } from './texts';
import { Link } from '@/shared/ui/Link';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Picture } from '@/shared/ui/Picture';
import { SafeHtml } from '@/shared/ui/SafeHtml';
import { ArticleList } from './ArticleList';
import { blogSections } from './blogSections';

const maxOthers = 3;

type Props = {
  section: BlogType;
  article: Blog;
  articles: Blog[];
};

export function ArticleBody({ section, article, articles }: Props) {
  const { title, teaser, content, date, imagePath, urlIdentifier } = article;
  const { blog, article: address, nextStep } = blogSections[section];
  const { back, step } = blogTexts[section];
  const others = articles.filter((other) => other !== article).slice(0, maxOthers);
  return (
    <>
      <PageMeta
        title={title}
        description={teaser ?? articleTexts.description(title)}
        canonical={address.to({ slug: urlIdentifier })}
      />
      <article className="article">
        <PageHeading>{title}</PageHeading>
        {date && <p className="soft">{longDay(date)}</p>}
        <Picture path={imagePath} alt="" name={title} shape="wide" eager />
        <SafeHtml html={content} />
        <NextStep to={nextStep}>{step.text}</NextStep>
      </article>
      {others.length > 0 && (
        <section className="more-articles" aria-labelledby="weitere-artikel">
          <h2 id="weitere-artikel">{articleTexts.more}</h2>
          <ArticleList section={section} articles={others} heading="h3" />
        </section>
      )}
      <p className="mt-section">
        <Link to={blog.to()} className="lone-link">
          {back}
        </Link>
      </p>
    </>
  );
}
