import type { ReactNode, Ref } from 'react';

export type PageHeadingProps = { children: ReactNode; className?: string | undefined };

type Props = PageHeadingProps & { ref?: Ref<HTMLHeadingElement> };

export function PageHeadingView({ children, className, ref }: Props) {
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
