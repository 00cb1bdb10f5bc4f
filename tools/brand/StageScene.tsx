import { SceneNight } from '@/features/illustrations/SceneNight';

const armsDown = '';
const armsUp = 'M-17 40-27 12-23-24M17 40 27 12 23-24';

const crowd = [
  ['translate(54 196) scale(.8)', 'var(--line)', armsUp],
  ['translate(106 198) scale(.8)', 'var(--line)', armsDown],
  ['translate(454 198) scale(.8)', 'var(--line)', armsDown],
  ['translate(506 196) scale(.8)', 'var(--line)', armsUp],
  ['translate(24 218)', 'var(--header-bg)', armsDown],
  ['translate(90 222)', 'var(--header-bg)', armsUp],
  ['translate(158 220)', 'var(--header-bg)', armsDown],
  ['translate(220 224)', 'var(--header-bg)', armsUp],
  ['translate(282 226)', 'var(--header-bg)', armsDown],
  ['translate(346 222)', 'var(--header-bg)', armsUp],
  ['translate(408 220)', 'var(--header-bg)', armsDown],
  ['translate(472 222)', 'var(--header-bg)', armsUp],
  ['translate(536 218)', 'var(--header-bg)', armsDown],
] as const;

/** Always in night colours, on any theme. */
export function StageScene() {
  return (
    <svg viewBox="0 0 560 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-bs-theme="dark">
      <SceneNight light="var(--accent)">
        <path
          d="M24 76h0M66 62h0M112 92h0M436 84h0M540 96h0M24 22h0M536 18h0M470 112h0M280 8h0"
          stroke="var(--header-fg)"
          strokeWidth="2.5"
        />
      </SceneNight>
      <path d="M0 186q140-20 280-18t280 18v54H0z" fill="var(--surface)" />
      <ellipse cx="280" cy="100" rx="206" ry="98" fill="var(--highlight)" opacity=".14" />
      <path d="M164 32h232v136H164z" fill="var(--header-bg)" />
      <path d="M172 44h216v124H172z" fill="var(--highlight)" opacity=".35" />
      <path d="m196 44 20 0 86 124h-70zm168 0-20 0-86 124h70z" fill="var(--accent)" opacity=".3" />
      <path d="M270 44h20l50 124H220z" fill="var(--header-fg)" opacity=".25" />
      <g strokeLinecap="round" fill="none">
        <path d="M156 32h248M160 32v144m240-144v144" stroke="var(--line)" strokeWidth="8" />
        <path d="M206 42v4m74-4v4m74-4v4" stroke="var(--soft)" strokeWidth="14" />
        <path d="M206 52h0m74 0h0m74 0h0" stroke="var(--accent)" strokeWidth="10" />
      </g>
      <g fill="var(--on-highlight)">
        <path d="M172 118h32v52h-32zm184 0h32v52h-32z" />
        <path
          d="M188 130h0m0 22h0m184-22h0m0 22h0"
          stroke="var(--line)"
          strokeWidth="13"
          strokeLinecap="round"
        />
      </g>
      <path d="M140 168h280l14 34H126z" fill="var(--line)" />
      <path d="M140 168h280v6H140z" fill="var(--soft)" />
      <g
        transform="translate(280 168)"
        stroke="var(--header-fg)"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-7-30-10-3m17-27 3 27" strokeWidth="10" />
        <path d="M-8-56H8l-1 24H-7z" fill="var(--header-fg)" strokeWidth="8" />
        <path d="M0-75h0" strokeWidth="20" />
        <path d="M-11-55-21-42-8-34m19-21 13 6" fill="none" strokeWidth="7" />
        <g stroke="var(--accent)">
          <path d="M2-39 34-54" strokeWidth="4" />
          <path d="M-12-33h0" strokeWidth="20" />
          <path d="M1-38h0" strokeWidth="15" />
        </g>
        <path d="M-8-35h0" stroke="var(--on-highlight)" strokeWidth="7" />
      </g>
      {crowd.map(([at, paint, arms]) => (
        <g key={at} transform={at} fill={paint} stroke={paint} strokeLinecap="round" strokeLinejoin="round">
          <path d="M-24 60V34c0-20 6-30 14-33a16 16 0 1 1 20 0c8 3 14 13 14 33v26z" stroke="none" />
          <path d={arms} fill="none" strokeWidth="9" />
        </g>
      ))}
    </svg>
  );
}
