import type { StoreModule } from '@/shared/request/storeModule';
import { blogsSlice } from './blogsSlice';

export const blogsModule: StoreModule = { slices: [blogsSlice] };
