import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestDefinition } from '@/shared/request/defineRequest';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type FormSending = RequestStatus & {
  /** The form that is on the screen, by its id. */
  shownForm: string | null;
  /** The form that was sent last: `error` is of this one. */
  sentForm: string | null;
  /** How many were saved since the page was loaded: whoever waits for the next one sees the number grow. */
  saves: number;
};

const initialState: FormSending = { ...idle, shownForm: null, sentForm: null, saves: 0 };

/** The state area of a form on its way to the backend, which goes on where the visitor leaves the form's page. */
export function formSlice<Name extends string, Arg, Result>(
  name: Name,
  request: RequestDefinition<Arg, Result>,
) {
  return createSlice({
    name,
    initialState,
    reducers: {
      formShown(state, { payload }: PayloadAction<string>) {
        state.shownForm = payload;
      },
      formLeft(state) {
        state.shownForm = null;
      },
      /** It was sent before the page was loaded anew, and no answer was heard. */
      unclearFormFound(state, { payload }: PayloadAction<string>) {
        state.sentForm = payload;
        state.error = { kind: 'cancelled' };
      },
    },
    extraReducers: (builder) => {
      followRequest(builder, request, (state) => {
        state.saves += 1;
      }).addMatcher(request.start.match, (state) => {
        state.sentForm = state.shownForm;
      });
    },
    selectors: { selectSending: (state) => state },
  });
}
