type Proof = {
  /** Below `test/`. */
  file: string;
  /** As it is written in the file. */
  title: string;
  /** The target's number, which has to stand in that file. */
  figure?: string;
};

export type Failure = { id: `R${number}`; failure: string; visitor: string; target: string; proofs: Proof[] };

/** A test that shows a failure. */
export const proof = (file: string, title: string, figure?: string): Proof => ({
  file,
  title,
  ...(figure ? { figure } : {}),
});
