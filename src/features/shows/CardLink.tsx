import { CardLabel } from './CardLabel';

type Props = { to: string; text: string; context: string; variant?: 'primary' | 'outline-primary' };

/**
 * Where a card leads. A plain link, which `useCardLinks` follows: the router's own cost more, at hundreds of cards, than
 * all else that they show, and each of them is rendered anew when the address changes.
 */
export function CardLink({ to, text, context, variant = 'primary' }: Props) {
  return (
    <a href={to} className={`btn btn-${variant}`}>
      <CardLabel text={text} context={context} />
    </a>
  );
}
