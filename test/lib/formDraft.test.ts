import { describe, expect, it, vi } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from '@/lib/formDraft';

const names = ['name', 'message'] as const;
const read = () => readDraft('draft:test', names, 20);
const keep = (value: unknown) => writeDraft('draft:test', JSON.stringify(value));

describe('a draft', () => {
  it('comes back as it was kept, until it is forgotten', () => {
    expect(read()).toBeUndefined();
    keep({ name: 'Ada', message: 'Servus\nWien' });
    expect(read()).toEqual({ name: 'Ada', message: 'Servus\nWien' });
    forgetDraft('draft:test');
    expect(read()).toBeUndefined();
  });

  it.each([
    ['a part', { name: 'Ada' }],
    ['a number', { name: 'Ada', message: 1 }],
    ['an object', { name: { toString: 'Ada' }, message: '' }],
    ['null', null],
    ['a list', ['Ada', '']],
    ['a text', 'Ada'],
    ['a flood', { name: 'x'.repeat(21), message: '' }],
  ])('that is %s counts as none', (_, value) => {
    keep(value);
    expect(read()).toBeUndefined();
  });

  it('that is no JSON, or has its values from a prototype, counts as none', () => {
    writeDraft('draft:test', '{"name":');
    expect(read()).toBeUndefined();
    writeDraft('draft:test', '{"__proto__":{"name":"Ada","message":""}}');
    expect(read()).toBeUndefined();
  });

  it('brings no other fields and no marks that hide or reorder text', () => {
    keep({ name: ' A\u202Eda\u200B ', message: '', password: 'geheim' });
    expect(read()).toEqual({ name: 'Ada', message: '' });
  });

  it('lives in memory where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    keep({ name: 'Ada', message: '' });
    expect(read()).toEqual({ name: 'Ada', message: '' });
    forgetDraft('draft:test');
  });
});
