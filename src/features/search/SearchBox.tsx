import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxSearchText, searchText } from '@/domain/programSearch';
import { searchTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { searchPath } from './useSearchText';
import '@/shared/ui/form/forms.scss';
import './search.scss';

const name = 'wort';

export function SearchBox() {
  const navigate = useNavigate();
  const id = useId();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    void navigate(searchPath(searchText(typeof typed === 'string' ? typed : '')));
  }
  return (
    <form className="search-form" role="search" aria-label={searchTexts.title} onSubmit={search}>
      <label className="form-label" htmlFor={id}>
        {searchTexts.label}
      </label>
      <div className="search-row">
        <input
          id={id}
          name={name}
          type="search"
          className="form-control"
          maxLength={maxSearchText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline-primary">
          {searchTexts.submit}
        </Button>
      </div>
    </form>
  );
}
