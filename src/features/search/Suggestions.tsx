import { paths } from '@/shop/paths';
import { searchTexts } from './texts';
import { Link } from '@/shared/ui/Link';

const names = ['program', 'flohmarktProgram', 'bookStall', 'cinemaFaqs', 'flohmarktFaqs', 'contact'] as const;

export function Suggestions() {
  return (
    <nav className="search-suggestions" aria-labelledby="such-vorschlaege">
      <h2 id="such-vorschlaege">{searchTexts.suggestions}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={paths[name].to()}>{searchTexts.links[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
