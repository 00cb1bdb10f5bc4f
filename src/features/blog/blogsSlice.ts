import { createSlice } from '@reduxjs/toolkit';
import { fetchBlogs, type BlogType } from './api';
import type { Blog } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type BlogsState = RequestStatus & {
  /** The newest answer, whichever blog it is of. */
  blogs: Blog[];
  /** Each blog as it was last read. */
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
  selectors: { selectBlogs: (state) => state },
});
