type Props = {
  /** Of what is expected, so that its outline is laid out alike. */
  className: string;
  count: number;
};

/** Blocks in the places of what is on its way. */
export function SkeletonBlocks({ className, count }: Props) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="skeleton-block" />
      ))}
    </div>
  );
}

/** The skeleton of a show's choices. */
export function ChoicesSkeleton() {
  return <SkeletonBlocks className="choices-skeleton" count={6} />;
}
