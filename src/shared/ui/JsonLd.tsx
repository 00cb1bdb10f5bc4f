import { useEffect, useState } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { useHydrated } from './useHydrated';

const type = 'application/ld+json';

// JSON is data. The Content-Security-Policy names the policy.
const policy = globalThis.trustedTypes?.createPolicy('json-ld', { createScript: (json) => json });

/** Structured data of the page; `<` is escaped (requirements, "Security"). */
export function JsonLd<Kind extends Thing>({ data }: { data: WithContext<Kind> | Graph }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  const isHydrated = useHydrated();
  const [isAdded] = useState(isHydrated);
  // React would create a script from HTML, which the policy forbids.
  useEffect(() => {
    if (!isAdded) return undefined;
    const script = Object.assign(document.createElement('script'), {
      type,
      textContent: policy?.createScript(json) ?? json,
    });
    document.head.append(script);
    return () => script.remove();
  }, [isAdded, json]);
  if (isAdded) return null;
  return (
    // Prerendered for another origin, it stays until the page is left.
    <script type={type} suppressHydrationWarning>
      {json}
    </script>
  );
}
