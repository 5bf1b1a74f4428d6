/** A rule set in the fragment of an address: compressed by the browser itself, never sent to a server. */

/** Longer addresses break in messages and mail, in characters of the fragment. */
export const MOST_IN_LINK = 8 * 1024;

/** Unpacked texts are never longer, in bytes: a small link must not fill the memory. */
const MOST_UNPACKED = 1024 * 1024;

/** The text as characters that an address may hold. */
export async function packText(text: string): Promise<string> {
  const packed = await through(new Blob([text]).stream(), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws if it was not made by `packText`, was cut off, or is too long */
export async function unpackText(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const text = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate-raw'), MOST_UNPACKED);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

async function through(
  input: ReadableStream<Uint8Array>,
  transform: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = input.pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value!.length;
    if (length > most) throw new Error('It is too long');
    parts.push(value!);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
