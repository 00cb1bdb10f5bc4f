type Props = { text: string; context: string };

/** A button's text for all, completed for those who hear it without the card around it. */
export function CardLabel({ text, context }: Props) {
  return (
    <>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${context}`}</span>
    </>
  );
}
