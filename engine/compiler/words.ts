/** How many 32-bit words hold a bit for each of so many members. */
export const wordsOf = (members: number): number => Math.max(1, Math.ceil(members / 32));
