/** The brand's logo: the lit screen over a car, in the colours of the theme. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="28" height="15" rx="2.5" fill="var(--accent)" />
      <path d="m13.5 6 6.5 3.5-6.5 3.5z" fill="var(--header-bg)" />
      <path
        d="M4 29.5v-4c0-2 1-3 3-3.5l2.5-3.5c.7-1 1.5-1.5 3-1.5h7c1.5 0 2.3.5 3 1.5L25 22c2 .5 3 1.5 3 3.5v4z"
        fill="currentcolor"
      />
      <path d="M11.5 20h9l1.7 2.5H9.8z" fill="var(--header-bg)" />
      <path d="M6 25h4v2H6zm16 0h4v2h-4z" fill="var(--accent)" />
    </svg>
  );
}
