import { useRef, type KeyboardEvent } from 'react';
import { authTexts as texts } from '@/features/account/authTexts';
import { authModes, type AuthMode } from './authForms';

type Props = { id: string; mode: AuthMode; onChange: (mode: AuthMode) => void };

export const tabId = (id: string, mode: AuthMode) => `${id}-tab-${mode}`;
export const panelId = (id: string, mode: AuthMode) => `${id}-${mode}`;

const keyTargets: Record<string, (position: number) => number> = {
  ArrowLeft: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  Home: () => 0,
  End: () => -1,
};

/** Login and Register (requirements 2.6); the arrow keys wrap around. */
export function AuthTabs({ id, mode, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);

  function selectByKey(event: KeyboardEvent) {
    const next = keyTargets[event.key]?.(authModes.indexOf(mode));
    const selected = next === undefined ? undefined : authModes.at(next % authModes.length);
    if (selected === undefined) return;
    event.preventDefault();
    onChange(selected);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${panelId(id, selected)}"]`)?.focus();
  }

  return (
    <div ref={list} className="auth-tabs" role="tablist" aria-label={texts.title}>
      {authModes.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-controls={panelId(id, tab)}
          aria-selected={tab === mode}
          tabIndex={tab === mode ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={selectByKey}
        >
          {texts.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
