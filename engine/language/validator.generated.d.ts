// Written by `npm run schema` from schema/*.schema.json.
export interface ValidationError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** Set if the error is about the name of a property. */
  propertyName?: string;
}
export interface Expectation {
  /** What stands here, with its article. */
  noun: string;
  /** JSON types. */
  types?: string[];
  /** The literal keys of which one says what kind it is. */
  kinds?: string[];
  /** All keys that it may have. */
  keys?: string[];
  /** The values that are allowed. */
  values?: unknown[];
  /** What a name has to look like. */
  like?: string;
}
export const validate: { (data: unknown): boolean; errors?: ValidationError[] | null };
export const expectations: Expectation[];
