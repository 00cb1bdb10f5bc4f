import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { requestsTo } from '@test/support/server';

/** Fields that contain a name, by form. */
const nameFields = {
  checkout: ['customer.firstName', 'customer.lastName'],
  registration: ['username'],
  feedback: ['name', 'message'],
  jobs: ['firstName', 'lastName', 'message'],
} satisfies Partial<Record<keyof typeof forms, string[]>>;

const valueAt = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), body);

describe.each(Object.entries(nameFields) as [keyof typeof nameFields, string[]][])(
  'a name in %s',
  (form, fields) => {
    it.each([
      ['keeps the joiner of an emoji', 'Ada 👩\u200D👩\u200D👧', 'Ada 👩\u200D👩\u200D👧'],
      ['keeps the joiner that a script needs', 'क्\u200Dष می\u200Cخ', 'क्\u200Dष می\u200Cخ'],
      ['loses what reorders or hides text', '\u202EAda\u2066 \u200BHu\u2060\u200Dber\uFEFF', 'Ada Huber'],
    ])('%s', async (_, typed, expected) => {
      const { call, send, open } = forms[form];
      await open();
      fillWith(formWith(send), typed, () => 'ada@example.com');
      fireEvent.submit(formWith(send));
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      const { body } = requestsTo(call)[0]!;
      expect(fields.map((path) => valueAt(body, path))).toEqual(fields.map(() => expected));
    });
  },
);
