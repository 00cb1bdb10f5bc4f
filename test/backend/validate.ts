import { Ajv2020 } from 'ajv/dist/2020.js';

/** The way from a body or a response of a document to its schema. */
export const jsonSchema = ['content', 'application/json', 'schema'];

/** What does not fit the schema at this place of an OpenAPI document. */
export function problemsOf(document: object, at: string[], value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document, 'openapi');
  const pointer = at.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const validate = ajv.compile({ $ref: `openapi#/${encodeURI(pointer)}` });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
