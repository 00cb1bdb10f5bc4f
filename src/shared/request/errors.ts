import type { AxiosError } from 'axios';
import { visitorMessage } from './visitorMessage';
import { shopNow } from '@/shared/browser/serverClock';
import { busyText, type ErrorKind } from './errorTexts';

export type RequestError = {
  kind: ErrorKind;
  status?: number | undefined;
  /** The backend's message for the visitor, shortened, or when to try again; never a library's message. */
  message?: string | undefined;
  /** Seconds after which the backend has time again, if it said so. */
  retryAfter?: number | undefined;
  /** Nothing was sent: the client code did not load. */
  isUnsent?: true;
  /** Time, call and status for the visitor to quote, where support can help (backend, "Failures"). */
  supportReference?: string;
};

/** Thrown by the API layer where it knows the failure, e.g. a response with `success: false`. */
export class RequestFailure extends Error {
  readonly detail: RequestError;

  constructor(kind: ErrorKind, message?: string, status?: number, retryAfter?: number) {
    super(message ?? kind);
    this.name = 'RequestFailure';
    this.detail = { kind, status, message, retryAfter };
  }
}

/** Thrown before anything was sent: the client code did not load. */
export class UnsentFailure extends Error {
  readonly detail: RequestError = { kind: 'network', isUnsent: true };
}

const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error;

function kindOfStatus(status: number): ErrorKind {
  if (status === 401 || status === 403 || status === 407) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'refused';
}

/** The field with the message for the visitor (backend, "Failures"). */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('errorMessage' in body)) return undefined;
  return visitorMessage(body.errorMessage);
}

/** The seconds of a `Retry-After` header, which has seconds or a date; `undefined` if it has neither. */
function secondsUntil(retryAfter: unknown): number | undefined {
  const text = String(retryAfter).trim();
  if (/^\d+$/.test(text)) return Number(text);
  // Browsers read a date in anything with digits, such as "-5".
  if (!/^[a-z]+, \d/i.test(text)) return undefined;
  return Math.max(0, Math.ceil((Date.parse(text) - shopNow()) / 1000)) || 0;
}

/** The failure of a response with such a status, and its `Retry-After` header. */
export function responseFailure(status: number, body: unknown, retryAfter?: unknown): RequestFailure {
  const message = serverMessage(body);
  const seconds = secondsUntil(retryAfter);
  if (status === 429 || (status === 503 && seconds !== undefined))
    return new RequestFailure('busy', busyText(message, seconds), status, seconds);
  return new RequestFailure(kindOfStatus(status), message, status);
}

/** Converts whatever `send` threw. The backend's message is kept; those of axios and the browser are never shown. */
export function normaliseError(error: unknown): RequestError {
  if (error instanceof RequestFailure || error instanceof UnsentFailure) return error.detail;
  if (!isAxiosError(error)) return { kind: 'unexpected' };
  if (error.code === 'ERR_CANCELED') return { kind: 'cancelled' };
  if (error.response) {
    const { status, data, headers } = error.response;
    return responseFailure(status, data, headers['retry-after']).detail;
  }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  // `fetch` throws a TypeError without a code if the connection breaks within the body; its words differ by browser.
  return { kind: error.code === 'ERR_NETWORK' || error.name === 'TypeError' ? 'network' : 'unexpected' };
}

/** A 404 without the backend's message comes from a proxy and proves nothing. */
export function isGone({ kind, status, message }: RequestError): boolean {
  return kind === 'notFound' && (status === undefined || message !== undefined);
}

/** Whether a retry of a read may succeed; a refusal is final. */
export function isTransient({ kind }: RequestError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}

/** Only an unsent request, a clear refusal or a busy backend proves that a write has not arrived (requirements R2). */
export function mayHaveArrived({ kind, isUnsent }: RequestError): boolean {
  return !isUnsent && !['refused', 'unauthorized', 'notFound', 'busy'].includes(kind);
}
