import type { AxiosError } from 'axios';
import { maxServerMessage } from '@/shared/config/constants';
import { cleanText, cutText } from '@/shared/text/text';
import type { ErrorKind } from './errorTexts';

/** What a failed request leaves behind: serialisable, and the only shape of failure the app knows. */
export type RequestError = {
  kind: ErrorKind;
  /** HTTP status, where an answer came. */
  status?: number | undefined;
  /** The backend's own words for the visitor, already cut; never the words of a library. */
  message?: string | undefined;
  /** Nothing was sent: what sends it did not load. */
  isUnsent?: true;
};

/** Thrown by the API layer where it knows itself what failed, e.g. an answer with `success: false`. */
export class RequestFailure extends Error {
  readonly detail: RequestError;

  constructor(kind: ErrorKind, message?: string, status?: number) {
    super(message ?? kind);
    this.name = 'RequestFailure';
    this.detail = { kind, status, message };
  }
}

/** Thrown before anything was sent: what would have sent it is not there, as without a connection. */
export class UnsentFailure extends Error {
  readonly detail: RequestError = { kind: 'network', isUnsent: true };
}

const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error;

function kindOfStatus(status: number): ErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'refused';
}

/** The field in which the backend speaks to the visitor (backend, "Failures"). */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('errorMessage' in body)) return undefined;
  return visitorMessage(body.errorMessage);
}

/** Takes a message of the backend as plain text of a sane length; anything else counts as none. */
export function visitorMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  return cutText(cleanText(message), maxServerMessage) || undefined;
}

/** The failure that an answer with such a status is, whoever has read it. */
export function answerFailure(status: number, body: unknown): RequestFailure {
  return new RequestFailure(kindOfStatus(status), serverMessage(body), status);
}

/**
 * Turns whatever `send` threw into the one type of failure. The backend's own message is kept; those of axios
 * and of the browser are never shown.
 */
export function normaliseError(error: unknown): RequestError {
  if (error instanceof RequestFailure || error instanceof UnsentFailure) return error.detail;
  if (!isAxiosError(error)) return { kind: 'unexpected' };
  if (error.code === 'ERR_CANCELED') return { kind: 'cancelled' };
  if (error.response) return answerFailure(error.response.status, error.response.data).detail;
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  return { kind: error.code === 'ERR_NETWORK' ? 'network' : 'unexpected' };
}

/**
 * Whether the backend says that there is no such thing. A 404 without a word to the visitor comes from a proxy, and says
 * nothing of it.
 */
export function isGone({ kind, status, message }: RequestError): boolean {
  return kind === 'notFound' && (status === undefined || message !== undefined);
}

/** Whether the same read may go through a moment later; an answer that says no is final. */
export function isTransient({ kind }: RequestError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}

/**
 * Whether a write may have arrived although it failed here: only what was never sent and an answer that clearly says no
 * prove that it did not (requirements R2).
 */
export function mayHaveArrived({ kind, isUnsent }: RequestError): boolean {
  return !isUnsent && kind !== 'refused' && kind !== 'unauthorized' && kind !== 'notFound';
}
