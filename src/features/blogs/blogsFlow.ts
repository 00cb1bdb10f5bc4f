import type { Flow } from '@/request/flow';
import { blogsSlice } from './blogsSlice';

export const blogsFlow: Flow = { slices: [blogsSlice] };
