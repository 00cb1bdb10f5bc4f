import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Movie } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { moviePicture } from '@/domain/showNames';

/** A film that was marked; all but its id is how it was shown then. */
export type WishlistItem = { id: number; title: string; price: Cents; thumbnail?: string | undefined };

/** What is kept of a film (requirements, "Wishlist item"). */
export function wishlistItem(movie: Movie): WishlistItem {
  const { movieId: id, movieName: title, price } = movie;
  return { id, title, price, thumbnail: moviePicture(movie) };
}

type WishlistState = {
  items: WishlistItem[];
  /** Whose favourites they are: `null` while nobody is signed in, `undefined` until that is known. */
  uid: string | null | undefined;
  /** Whether the stored favourites of that visitor are there. */
  isRead: boolean;
  /** Marked before they could be kept: they wait for the answer, or for the visitor to sign in. */
  wanted: WishlistItem[];
  /** The film that could not be marked, until the next try. */
  failed: number | null;
};

const initialState: WishlistState = { items: [], uid: undefined, isRead: false, wanted: [], failed: null };

/** A greater number would be no list of films any more: the oldest give way. */
export const maxFavourites = 500;

const includes = (items: WishlistItem[], movieId: number) => items.some(({ id }) => id === movieId);
const without = (items: WishlistItem[], removedId: number) => items.filter(({ id }) => id !== removedId);

/** How a film's heart stands. */
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
      // What somebody wanted who signed out is not for who comes next.
      const wanted = typeof state.uid === 'string' ? [] : state.wanted;
      return { ...initialState, uid, wanted };
    },
    /** A heart was pressed: what comes of it depends on who is signed in. */
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

/** Asks again for favourites that did not arrive. */
export const favouritesRequested = createAction('wishlist/favouritesAsked');

export const {
  visitorKnown,
  favouriteToggled,
  favouriteAdded,
  favouriteRemoved,
  favouritesRead,
  favouritesFailed,
} = wishlistSlice.actions;
