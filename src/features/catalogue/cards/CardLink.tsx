import { CardLabel } from './CardLabel';

type Props = { to: string; text: string; context: string; variant?: 'primary' | 'outline-primary' };

/**
 * Where a card leads. A plain link, which `useCardLinks` follows: the router's own took a fifth of what rendering hundreds
 * of cards took, and each of them is rendered anew when the address changes.
 */
export function CardLink({ to, text, context, variant = 'primary' }: Props) {
  return (
    <a href={to} className={`btn btn-${variant}`}>
      <CardLabel text={text} context={context} />
    </a>
  );
}
