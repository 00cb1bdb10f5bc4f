type Props = {
  className: string;
  count: number;
};

export function SkeletonBlocks({ className, count }: Props) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="skeleton-block" />
      ))}
    </div>
  );
}

export function ChoicesSkeleton() {
  return <SkeletonBlocks className="choices-skeleton" count={6} />;
}
