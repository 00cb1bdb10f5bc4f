import { useEffect } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { useHydrated } from './useHydrated';

const type = 'application/ld+json';

// JSON is data. The Content-Security-Policy names the policy.
const policy = globalThis.trustedTypes?.createPolicy('json-ld', { createScript: (json) => json });

/** Structured data of the page; `<` is escaped (requirements, "Security"). */
export function JsonLd<Kind extends Thing>({ data }: { data: WithContext<Kind> | Graph }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  const isHydrated = useHydrated();
  // React would create a script from HTML, and change the text of a prerendered one, which the policy forbids.
  useEffect(() => {
    if (!isHydrated) return undefined;
    const script = Object.assign(document.createElement('script'), {
      type,
      textContent: policy?.createScript(json) ?? json,
    });
    document.head.append(script);
    return () => script.remove();
  }, [isHydrated, json]);
  if (isHydrated) return null;
  return (
    // Prerendered, perhaps for another origin.
    <script type={type} suppressHydrationWarning>
      {json}
    </script>
  );
}
