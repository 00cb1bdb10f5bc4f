import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

// A worker runs many mutants: what one of them left in a module must not reach the next. Where there is a page, the
// shop's own set-up does the same.
if (typeof window === 'undefined') vi.resetModules();
// What a mutant's screen never shows is given up sooner than what a busy machine is late with.
configure({ asyncUtilTimeout: 4_000 });
