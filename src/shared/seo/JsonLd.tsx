import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data of the page; `<` is escaped (requirements, "Security"). */
export function JsonLd<Kind extends Thing>({ data }: { data: WithContext<Kind> | Graph }) {
  return (
    // Prerendered for another origin, it stays until the page is left.
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(data).replace(/</g, '\\u003c')}
    </script>
  );
}
