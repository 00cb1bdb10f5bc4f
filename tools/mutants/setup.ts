import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

// A worker runs many mutants, and state of a module must not leak into the next one. With jsdom, the setup of the unit
// tests does the same.
if (typeof window === 'undefined') vi.resetModules();
// Shorter than in the unit tests: a mutant that never renders what is expected must fail soon.
configure({ asyncUtilTimeout: 4_000 });
