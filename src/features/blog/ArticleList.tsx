import type { BlogType } from './api';
import { longDay } from '@/domain/dateTexts';
import type { Blog } from '@/domain/entities';
import { Link } from '@/shared/ui/Link';
import { Picture } from '@/shared/ui/Picture';
import { blogSections } from './blogSections';

type Props = {
  section: BlogType;
  articles: Blog[];
  heading: 'h2' | 'h3';
  /** Whether the first pictures are above the fold. */
  isMainContent?: boolean;
};

const eagerPictures = 2;

export function ArticleList({ section, articles, heading: Heading, isMainContent = false }: Props) {
  return (
    <ul className="articles">
      {articles.map(({ title, teaser, date, imagePath, urlIdentifier }, index) => (
        <li key={urlIdentifier}>
          <Picture
            path={imagePath}
            alt=""
            name={title}
            shape="wide"
            eager={isMainContent && index < eagerPictures}
          />
          <Heading>
            <Link to={blogSections[section].article.to({ slug: urlIdentifier })}>{title}</Link>
          </Heading>
          {date && <p className="soft">{longDay(date)}</p>}
          {teaser && <p>{teaser}</p>}
        </li>
      ))}
    </ul>
  );
}
