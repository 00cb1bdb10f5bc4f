type Props = { text: string; context: string };

/** Screen readers also get the context that the card shows visually. */
export function CardLabel({ text, context }: Props) {
  return (
    <>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${context}`}</span>
    </>
  );
}
