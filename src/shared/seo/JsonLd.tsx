import type { Graph, Thing, WithContext } from 'schema-dts';

/** Something about the page in words that search engines understand (requirements, "Security": `<` is escaped). */
export function JsonLd<Kind extends Thing>({ data }: { data: WithContext<Kind> | Graph }) {
  return (
    // What was built for another origin stays as it is until the page is left.
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(data).replace(/</g, '\\u003c')}
    </script>
  );
}
