import { useLocation } from 'react-router-dom';
import { commonTexts } from '@/shop/commonTexts';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { LinkButton } from '@/shared/ui/LinkButton';

const links = [
  { to: paths.program.to(), label: commonTexts.toProgram },
  { to: paths.flohmarktProgram.to(), label: commonTexts.toFlohmarkt },
];

/** Links to both programmes, the one of the current section first. */
export function ProgrammeLinks() {
  const { pathname } = useLocation();
  const ordered = isFlohmarktAddress(pathname) ? links.toReversed() : links;
  return (
    <div className="actions">
      {ordered.map(({ to, label }, position) => (
        <LinkButton key={to} to={to} variant={position === 0 ? 'primary' : 'outline-primary'}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
