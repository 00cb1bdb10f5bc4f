import { fuzzHalf } from './fuzzRun';

fuzzHalf(1);
