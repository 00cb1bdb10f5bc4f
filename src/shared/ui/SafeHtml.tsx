import { useCallback } from 'react';
import DOMPurify from 'dompurify';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const allowed = {
  ALLOWED_TAGS: [...headings, 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener');
});

/** Makes headings descend one by one below the page's `h1`, whatever their original levels. */
function shiftHeadings(content: DocumentFragment): void {
  const above: number[] = [];
  for (const heading of content.querySelectorAll(headings.join())) {
    const level = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    const shifted = document.createElement(`h${Math.min(above.length + 1, 6)}`);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
}

function safe(html: string): DocumentFragment {
  const content = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  shiftHeadings(content);
  return content;
}

/** The only component that renders HTML of the backend, sanitised by an allow-list (requirements, "Security"). */
export function SafeHtml({ html }: { html: string }) {
  // As elements and before the first paint: no text becomes HTML after the sanitiser.
  const fill = useCallback((prose: HTMLElement | null) => prose?.replaceChildren(safe(html)), [html]);
  return <div className="prose" ref={fill} />;
}
