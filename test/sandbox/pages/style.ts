/** Served as a file, because the content security policy forbids inline styles. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2129; --paper: #f6f4ef; --card: #fff; --line: #d5d0c4; --strong: #14532d; --muted: #5b5f68; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9e1; --paper: #16181d; --card: #20242b; --line: #3b414b; --strong: #86d7a5; --muted: #a9adb6; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: min(1.6rem, 8vw); line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; hyphens: auto; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .5rem; }
article, section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin-top: 1rem; }
p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
.mark { display: inline-block; padding: .1rem .6rem; border: 1px dashed var(--muted); border-radius: 1rem; color: var(--muted); font-size: .9rem; }
.muted { color: var(--muted); font-size: .9rem; }
table { width: 100%; border-collapse: collapse; margin-bottom: .75rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
th, td { text-align: left; font-weight: 400; padding: .4rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th:last-child, td:last-child { text-align: right; white-space: nowrap; padding-left: .75rem; }
tfoot th, tfoot td { font-weight: 700; }
form { margin: 0 0 .6rem; }
label { display: block; margin-bottom: .3rem; }
button { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid var(--ink); background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--strong); border-color: var(--strong); color: var(--card); font-weight: 600; }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .6rem; border: 1px solid var(--muted); border-radius: .5rem; background: var(--card); color: inherit; margin-bottom: .5rem; }
a { color: var(--strong); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
`;
