/** The one store: holds the state, tells those who listen that it changed. */
import { type AppState, type GameState, initialState } from './state.ts';

type Listener = () => void;

export class Store {
  private current = initialState();
  private readonly listeners = new Set<Listener>();

  get state(): Readonly<AppState> {
    return this.current;
  }

  set(patch: Partial<AppState>): void {
    this.current = { ...this.current, ...patch };
    for (const listener of this.listeners) listener();
  }

  /** Changes the game on the table, if there is one. */
  setGame(patch: Partial<GameState>): void {
    const { game } = this.current;
    if (game) this.set({ game: { ...game, ...patch } });
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const store = new Store();
