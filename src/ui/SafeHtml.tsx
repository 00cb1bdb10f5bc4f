import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'blockquote',
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener');
});

/** The only place that shows HTML of the backend: sanitised by an explicit allow-list (quality, "Security"). */
export function SafeHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: purifier.sanitize(html, allowed) }} />;
}
