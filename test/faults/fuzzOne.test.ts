import { fuzzHalf } from './fuzzRun';

fuzzHalf(0);
