const hands = {
  /** A clock. */
  waiting: 'M24 14v11l7 5',
  /** What did not go through. */
  lost: 'M17 17l14 14M31 17L17 31',
};

/** A quiet sign for a payment that is not there: the words beside it say why. */
export function PaymentSign({ is }: { is: keyof typeof hands }) {
  return (
    <svg className={`payment-sign payment-${is}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="19" />
      <path d={hands[is]} />
    </svg>
  );
}
