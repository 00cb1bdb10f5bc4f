import { createSlice } from '@reduxjs/toolkit';
import { fetchBlogs } from '@/api/blogs';
import type { Blog } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type BlogsState = RequestStatus & { blogs: Blog[] };

const initialState: BlogsState = { ...idle, blogs: [] };

export const blogsSlice = createSlice({
  name: 'blogs',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchBlogs, (state, blogs) => {
      state.blogs = blogs;
    });
  },
  selectors: { selectBlogs: (state) => state },
});
