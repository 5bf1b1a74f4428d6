// Stub until `npm run schema` writes it.
// biome-ignore lint/suspicious/noExplicitAny: stub
export type GameDocument = Record<string, any>;
