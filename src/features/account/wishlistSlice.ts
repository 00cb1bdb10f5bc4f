import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Movie } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { moviePicture } from '@/domain/showNames';

/** A favourite; all fields but `id` are as they were when it was added. */
export type WishlistItem = { id: number; title: string; price: Cents; thumbnail?: string | undefined };

/** What is stored of a film (requirements, "Wishlist item"). */
export function wishlistItem(movie: Movie): WishlistItem {
  const { movieId: id, movieName: title, price } = movie;
  return { id, title, price, thumbnail: moviePicture(movie) };
}

type WishlistState = {
  items: WishlistItem[];
  /** Owner of the favourites: `null` if signed out, `undefined` until the session is known. */
  uid: string | null | undefined;
  isRead: boolean;
  /** Added before they could be stored: until the session is known, or until the visitor signs in. */
  wanted: WishlistItem[];
  /** Film that could not be added, until the next click. */
  failed: number | null;
};

const initialState: WishlistState = { items: [], uid: undefined, isRead: false, wanted: [], failed: null };

/** The oldest are dropped. */
export const maxFavourites = 500;

const includes = (items: WishlistItem[], movieId: number) => items.some(({ id }) => id === movieId);
const without = (items: WishlistItem[], removedId: number) => items.filter(({ id }) => id !== removedId);

export type WishlistStatus = 'on' | 'off' | 'loginNeeded' | 'failed';

export function wishlistStatusOf({ items, uid, wanted, failed }: WishlistState, id: number): WishlistStatus {
  if (includes(items, id)) return 'on';
  if (failed === id) return 'failed';
  if (uid !== null) return includes(wanted, id) ? 'on' : 'off';
  return wanted.at(-1)?.id === id ? 'loginNeeded' : 'off';
}

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    visitorKnown(state, { payload: uid }: PayloadAction<string | null>) {
      // The next visitor must not get the favourites that another one wanted.
      const wanted = typeof state.uid === 'string' ? [] : state.wanted;
      return { ...initialState, uid, wanted };
    },
    favouriteToggled(state, { payload }: PayloadAction<WishlistItem>) {
      state.failed = null;
      if (state.isRead) return;
      const isCancelled = state.uid !== null && includes(state.wanted, payload.id);
      state.wanted = without(state.wanted, payload.id);
      if (!isCancelled) state.wanted.push(payload);
    },
    favouriteAdded(state, { payload }: PayloadAction<WishlistItem>) {
      state.items = [...without(state.items, payload.id), payload].slice(-maxFavourites);
      state.wanted = without(state.wanted, payload.id);
    },
    favouriteRemoved(state, { payload }: PayloadAction<{ id: number }>) {
      state.items = without(state.items, payload.id);
    },
    favouritesRead(state, { payload }: PayloadAction<WishlistItem[]>) {
      state.items = payload;
      state.isRead = true;
      state.wanted = state.wanted.filter(({ id }) => !includes(payload, id));
    },
    favouritesFailed(state) {
      state.failed = state.wanted.at(-1)?.id ?? null;
      state.wanted = [];
    },
  },
  selectors: {
    selectWishlist: (state) => state,
    selectFavourites: ({ items }) => items,
  },
});

/** Retries loading favourites after a failure. */
export const favouritesRequested = createAction('wishlist/favouritesAsked');

export const {
  visitorKnown,
  favouriteToggled,
  favouriteAdded,
  favouriteRemoved,
  favouritesRead,
  favouritesFailed,
} = wishlistSlice.actions;
