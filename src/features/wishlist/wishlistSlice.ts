import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@/domain/entities';

export type WishlistItem = { id: number; title: string; price: Cents; thumbnail?: string | undefined };

type WishlistState = { items: WishlistItem[] };

const initialState: WishlistState = { items: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    favouriteAdded(state, { payload }: PayloadAction<WishlistItem>) {
      if (!state.items.some(({ id }) => id === payload.id)) state.items.push(payload);
    },
    favouriteRemoved(state, { payload }: PayloadAction<{ id: number }>) {
      state.items = state.items.filter(({ id }) => id !== payload.id);
    },
  },
  selectors: { selectFavourites: ({ items }) => items },
});

export const { favouriteAdded, favouriteRemoved } = wishlistSlice.actions;
