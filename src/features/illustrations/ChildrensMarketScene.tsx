import { SceneStall } from './SceneStall';

/** In the colours of the surrounding theme. */
export function ChildrensMarketScene() {
  return (
    <svg
      viewBox="0 0 560 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="var(--highlight)"
    >
      <path d="M0 0h560v240H0z" fill="var(--bs-body-bg)" />
      <path d="M0 0h560v240H0z" opacity=".22" />
      <circle cx="44" cy="30" r="96" opacity=".3" />
      <circle cx="44" cy="30" r="40" />
      <g fill="none" stroke="var(--highlight)" strokeWidth="5" strokeLinecap="round">
        <path d="M98 26h16M95 50l14 7M79 71l10 13M56 84l3 16M29 83l-6 15" />
      </g>
      <path
        d="M148 66q-10 0-10-9t11-9q4-14 20-12 10 2 13 11 16-2 16 10 0 9-10 9zm204-24q-8 0-8-8t10-8q4-12 17-10 9 2 11 10 13-1 13 8t-9 8z"
        fill="var(--surface)"
      />
      <path d="M0 150q70-34 150-8 90-44 190-6 110-34 220 2v50H0z" fill="var(--accent)" opacity=".13" />
      <path d="M0 172q140-16 280-6t280-4v78H0z" fill="var(--bs-body-bg)" />
      <path d="M0 172q140-16 280-6t280-4v78H0z" opacity=".42" />
      <path d="M110 180h246l48 50H62z" fill="var(--surface)" />
      <path
        d="m151 180-32 50h57l16-50zm82 0v50h57l-16-50zm-138 14-14 18h307l-17-18z"
        fill="var(--accent)"
        opacity=".3"
      />
      <path d="M238 152 300 52" stroke="var(--soft)" fill="none" />
      <g transform="translate(306 42) rotate(24)" strokeLinecap="round">
        <path d="M0-34 24 0 0 44-24 0z" fill="var(--accent)" />
        <path d="M0-34 24 0H-24zM0 44V0h24z" />
        <path d="M0-34v78M-24 0h48" stroke="var(--soft)" strokeWidth="2" />
        <path d="M0 44q14 16 2 28t8 24" fill="none" stroke="var(--soft)" strokeWidth="2" />
        <path d="m0 56 12 2-2 8-4-5-8 2zm-2 22 12-4 2 9-6-4-7 5z" fill="var(--accent)" />
      </g>
      <SceneStall at="translate(412 84) scale(.84)" cloth="var(--accent)">
        <path d="M24 106V70" stroke="var(--soft)" strokeWidth="3" />
        <path d="M24 70q-14-2-12-14 10-2 12 14 2-14 14-12 2 10-14 12 14 2 12 14-10 2-12-14-2 14-14 12-2-10 14-12z" />
        <path d="M50 98h36M54 90h28M58 82h20M62 75h12" stroke="var(--highlight)" strokeWidth="8" />
        <path d="M50 98h36M58 82h20" stroke="var(--accent)" strokeWidth="8" />
        <path
          d="M102 88q-6 18 10 18h16q14 0 14-18-8 6-14 2 4-16-9-18-12 1-12 12-6 2-8 0 0 6 6 6 0 2-3-2z"
          fill="var(--highlight)"
        />
        <path d="M115 80h0" stroke="var(--on-highlight)" strokeWidth="4" />
      </SceneStall>
      <g transform="translate(-12)" stroke="var(--soft)" strokeWidth="1.5">
        <path d="M530 126q-6-30-2-50m2 50q10-30 14-66m-14 66q-14-30-28-64" fill="none" />
        <path d="M528 78c-16-8-20-44 0-44s16 36 0 44z" stroke="none" />
        <path
          d="M545 62c-18-8-16-44 4-44s12 38-4 44zM501 64c-20-6-24-42-4-44s20 36 4 44z"
          fill="var(--accent)"
          stroke="none"
        />
      </g>
      <g transform="translate(206 222)" fill="var(--line)">
        <circle cx="-19" cy="-92" r="10" />
        <circle cx="19" cy="-92" r="10" />
        <path d="M20-48q16-8 22-22" stroke="var(--line)" strokeWidth="14" strokeLinecap="round" />
        <path
          d="M-20-46q-14 6-16 20"
          stroke="var(--line)"
          strokeWidth="14"
          strokeLinecap="round"
          fill="none"
        />
        <ellipse cy="-30" rx="27" ry="30" />
        <circle cy="-75" r="24" />
        <circle cx="-24" cy="-11" r="13" />
        <circle cx="24" cy="-11" r="13" />
        <g fill="var(--surface)">
          <ellipse cy="-28" rx="15" ry="17" opacity=".5" />
          <ellipse cy="-67" rx="11" ry="9" />
          <path d="M-24-11h0m48 0h0" stroke="var(--surface)" strokeWidth="12" strokeLinecap="round" />
        </g>
        <g strokeWidth="5" strokeLinecap="round">
          <path d="M-10-80h0m20 0h0" stroke="var(--on-highlight)" />
          <path d="M-1-70h2" stroke="var(--accent)" />
        </g>
        <path d="M0-52-14-58v12zl14-6v12z" fill="var(--accent)" />
      </g>
      <g strokeLinecap="round">
        <path d="M276 186h30v30h-30z" fill="var(--accent)" />
        <path d="M308 190h28v28h-28z" fill="var(--soft)" />
        <path d="m288 158 27-5 5 28-28 4z" />
        <path d="M291 201h0" stroke="var(--highlight)" strokeWidth="16" />
        <path d="m322 196 9 16h-18zm-16-32 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z" fill="var(--surface)" />
        <circle cx="366" cy="212" r="20" fill="var(--surface)" />
        <path d="M366 192q-20 2-20 20l20 0zm0 20h20q0 18-20 20z" fill="var(--accent)" />
        <path d="M366 192q20 2 20 20h-20zm0 20v20q-18-2-20-20z" />
      </g>
      <g transform="translate(84 222)">
        <path d="M0-30h46v20H0z" fill="var(--accent)" />
        <path d="M34-46h24v36H34zM6-30v-12h10v12z" fill="var(--soft)" />
        <path d="M40-40h12v12H40zM2-48h18v6H2z" />
        <path d="M10-8h0m20 0h0m20 0h0" stroke="var(--on-highlight)" strokeWidth="16" strokeLinecap="round" />
        <path d="M10-8h0m20 0h0m20 0h0" stroke="var(--highlight)" strokeWidth="6" strokeLinecap="round" />
        <path d="M-2-8q-30 12-44-8" fill="none" stroke="var(--soft)" strokeWidth="2" />
      </g>
    </svg>
  );
}
