import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { formTexts } from './texts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestDefinition } from '@/shared/request/defineRequest';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type FormSending = RequestStatus & {
  /** Id of the form on the screen. */
  shownForm: string | null;
  /** Id of the last sent form; `error` belongs to it. */
  sentForm: string | null;
  /** Number of successes since the page was loaded. */
  saves: number;
};

const initialState: FormSending = { ...idle, shownForm: null, sentForm: null, saves: 0 };

/** State of a form's request, which continues after the visitor leaves the form. */
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
      /** It was sent before a reload, and the response is unknown. */
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

/** Navigation state of the confirmation page; it survives a reload. */
export const justSaved = 'saved';

/** Whether the page was reached by saving, not by its address. */
export function isJustSaved({ state }: { state: unknown }): boolean {
  return state === justSaved;
}

type FormProblem = {
  title: string;
  texts: string[];
  error: RequestError;
  /** It may have been saved: only the visitor may decide to send it again. */
  isUnclear: boolean;
};

/** Message for a form that was not saved, or possibly was (requirements R2). */
export function formProblem(error: RequestError, unclearTitle: string): FormProblem {
  const failed = formTexts.failed(error.message);
  if (!mayHaveArrived(error)) return { title: failed, texts: [formTexts.kept], error, isUnclear: false };
  const reasons = error.kind === 'cancelled' ? [] : [failed];
  return { title: unclearTitle, texts: [...reasons, formTexts.unclear], error, isUnclear: true };
}
