export function EmptyCartScene() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="126" cy="88" r="80" fill="var(--line)" opacity=".16" />
      <path d="M84 40h44l52 124H32z" fill="var(--highlight)" opacity=".35" />
      <ellipse cx="106" cy="164" rx="94" ry="12" fill="var(--highlight)" opacity=".5" />
      <g stroke="var(--soft)" strokeWidth="5">
        <path d="M206 164V52q0-34-34-34h-40q-22 0-26 12M194 164h24" />
        <path d="M82 40q2-12 24-12t24 12z" fill="var(--soft)" />
        <path d="M106 42h0" stroke="var(--highlight)" strokeWidth="14" />
        <path d="M52 84h14l16 56h62" />
      </g>
      <g stroke="var(--soft)" strokeWidth="2">
        <path d="M68 92h92l-14 38H79z" fill="var(--surface)" strokeWidth="4" />
        <path d="M98 126q-2-22 18-22 16 0 22 24z" fill="var(--line)" stroke="none" />
        <path d="M138 126q20 2 20-10t12-8" stroke="var(--line)" strokeWidth="4" />
        <path d="M72 105h83m-79 13h74M92 92l4 38m18-38v38m22-38-5 38" />
      </g>
      <g fill="var(--line)">
        <circle cx="92" cy="80" r="10" />
        <circle cx="118" cy="78" r="10" />
        <path d="M90 94q0-14 15-14t16 14q0 12-18 12-13-2-13-12z" />
        <path d="M92 80h0m26-2h0" stroke="var(--highlight)" strokeWidth="9" />
        <path d="M100 90h0m12 0h0" stroke="var(--on-highlight)" strokeWidth="4" />
        <path d="M106 97h0" stroke="var(--accent)" strokeWidth="5" />
      </g>
      <path d="M46 84h14" stroke="var(--accent)" strokeWidth="8" />
      <path d="M90 154h0m48 0h0" stroke="var(--soft)" strokeWidth="18" />
      <path d="M90 154h0m48 0h0" stroke="var(--highlight)" strokeWidth="6" />
    </svg>
  );
}
