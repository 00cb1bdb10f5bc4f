import axios from 'axios';
import { apiHeaders } from './address';

/** Loaded with the first call that has no early answer: a list is on screen before it is here. */
export const client = axios.create({
  withCredentials: true,
  // The backend knows no such token, and reading cookies throws where they are forbidden.
  withXSRFToken: false,
  headers: apiHeaders(),
});
