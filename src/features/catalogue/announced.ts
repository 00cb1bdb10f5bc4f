import type { Show } from '@/domain/entities';

type Rule = (show: Show) => Show['announced'];

let rule: Rule | undefined;

/**
 * Sets what the announcements that hold make of shows, `undefined` if nothing. It applies to responses that are read from
 * now on.
 */
export function setAnnounced(next: Rule | undefined): void {
  rule = next;
}

/** A show as the announcements have it. The backend does not know them. */
export function withAnnounced<One extends Show>(show: One): One {
  return rule ? { ...show, announced: rule(show) } : show;
}
