// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { changedPart, fillPart, withoutScripts } from '../../bench/copies.mjs';

const before =
  '<main><nav>Start<script>{}</script></nav><div><h1>Kino</h1><div></div><p>Lädt …</p></div></main>';
const after =
  '<nav>Start<script>{}</script></nav><div><h1>Kino</h1><div><p>Faust</p></div><p>Lädt …</p></div>';

beforeEach(() => document.documentElement.replaceChildren(document.createElement('body')));

describe('changedPart and fillPart', () => {
  it('take only the element that holds all differences', () => {
    expect(changedPart({ before, after })).toEqual({ path: [1, 1], html: '<p>Faust</p>' });
  });

  it('take the parent of two changed elements', () => {
    const both = after.replace('Lädt …', 'Fertig');
    const html = '<h1>Kino</h1><div><p>Faust</p></div><p>Fertig</p>';
    expect(changedPart({ before, after: both })).toEqual({ path: [1], html });
  });

  it('make the earlier state show the later one', () => {
    document.body.append(new DOMParser().parseFromString(before, 'text/html').querySelector('main') ?? '');
    fillPart(changedPart({ before, after }));
    expect(document.querySelector('main')?.innerHTML).toBe(after);
  });
});

describe('withoutScripts', () => {
  const scripts = '<script src="a.js"></script><link rel="modulepreload" href="b.js">';
  const page = `<html><head><style>p{}</style>${scripts}</head><body><p>Text</p></body></html>`;
  const expected = '<!doctype html><html><head><style>p{}</style></head><body><p>Text</p></body></html>';

  it('keeps the styles and the content of a page', () => {
    expect(withoutScripts(page)).toBe(expected);
  });
});
