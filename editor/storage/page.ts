/** What the keeper needs of the page: the time, and to know when it goes away. */
export interface Page {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls later; answers what calls it off. */
  after(milliseconds: number, call: () => void): () => void;
  /** Calls whenever the page is hidden (it may never come back) or closed. Answers what ends it. */
  onHide(call: () => void): () => void;
  /** A name that nothing else has. */
  unique(): string;
}

export const browserPage: Page = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  onHide(call) {
    const hidden = () => {
      if (document.visibilityState === 'hidden') call();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', call);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', call);
    };
  },
  // `crypto.randomUUID` is missing where the page was not loaded safely.
  unique: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(''),
};
