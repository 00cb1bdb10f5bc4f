import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { setClock } from '@/lib/shopClock';
import { apiHeaders } from './address';

const send = axios.getAdapter(axios.defaults.adapter);

/** Sends a call; any answer, of a refusal too, tells what time it is. */
async function sendInTime(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const askedAt = performance.now();
  const note = ({ headers }: AxiosResponse) => setClock({ get: (name) => headers[name] as unknown }, askedAt);
  try {
    const answer = await send(config);
    note(answer);
    return answer;
  } catch (error) {
    if (isAxiosError(error) && error.response) note(error.response);
    throw error;
  }
}

/** Loaded with the first call that has no early answer: a list is on screen before it is here. */
export const client = axios.create({
  adapter: sendInTime,
  withCredentials: true,
  // The backend knows no such token, and reading cookies throws where they are forbidden.
  withXSRFToken: false,
  headers: apiHeaders(),
});
