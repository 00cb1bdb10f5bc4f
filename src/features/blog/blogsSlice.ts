import { createSlice } from '@reduxjs/toolkit';
import { fetchBlogs, type BlogType } from './api';
import type { Blog } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import type { StoreModule } from '@/shared/request/storeModule';

type BlogsState = RequestStatus & {
  /** The latest response, of any blog. */
  blogs: Blog[];
  read: Partial<Record<BlogType, Blog[]>>;
};

const initialState: BlogsState = { ...idle, blogs: [], read: {} };

export const blogsSlice = createSlice({
  name: 'blogs',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchBlogs, (state, blogs, { blogtype }) => {
      state.blogs = blogs;
      if (blogtype) state.read[blogtype] = blogs;
    });
  },
  selectors: {
    selectArticles: ({ read }, { blogtype }: { blogtype?: BlogType }) => blogtype && read[blogtype],
  },
});

export const blogsModule: StoreModule = { slices: [blogsSlice] };
