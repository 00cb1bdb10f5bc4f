/** 560 wide and 240 high, filled with the highlight of the surrounding theme by default. */
export function SceneDay() {
  return (
    <>
      <path d="M0 0h560v240H0z" fill="var(--bs-body-bg)" />
      <path d="M0 0h560v240H0z" opacity=".22" />
      <circle cx="280" cy="124" r="150" opacity=".2" />
      <circle cx="280" cy="124" r="110" opacity=".35" />
      <circle cx="280" cy="124" r="72" />
      <path
        d="M0 176v-40l30-22 30 22v16h20v-30l34-24 34 24v14l26-20 30 22v20h30v-14l22-16 22 16v12h52v-36l32-24 32 24v20l30-22 28 22v-24l30-22 38 22v60z"
        fill="var(--accent)"
        opacity=".13"
      />
      <path d="M0 174h560v66H0z" fill="var(--bs-body-bg)" />
      <path d="M0 174h560v66H0z" opacity=".42" />
      <path
        d="M190 188h36m120-6h30M14 228h80m300 4h90m52-8h14"
        stroke="var(--bs-body-bg)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-8 8q148 42 296-12m-16 0q152 54 296 12" fill="none" stroke="var(--soft)" />
      <path
        d="M2 11 8 27 15 14zM68 23 74 39 81 25zM133 26 140 41 147 26zM199 20 206 34 212 17zM265 4 272 17 278 -1zM316 10 322 26 329 13zM382 23 389 38 396 24zM448 26 455 41 461 26zM513 20 520 34 526 18z"
        fill="var(--accent)"
      />
      <path d="M35 18 41 34 48 20zM101 26 107 41 114 26zM166 24 173 38 179 23zM232 13 239 26 245 10zM282 -1 289 17 296 4zM349 17 356 34 362 20zM415 26 422 41 429 26zM481 25 487 39 494 23zM546 14 552 27 558 11z" />
    </>
  );
}
