/** The one store: holds the state, tells those who listen that it changed. */
import { type AppState, type GameState, initialState } from './state.ts';

type Listener = () => void;

export class Store {
  private current = initialState();
  private readonly listeners = new Set<Listener>();

  get state(): Readonly<AppState> {
    return this.current;
  }

  /** Nobody is told if it says what is there already; `{}` tells those who listen in any case. */
  set(patch: Partial<AppState>): void {
    const keys = Object.keys(patch) as (keyof AppState)[];
    if (keys.length > 0 && keys.every((key) => patch[key] === this.current[key])) return;
    this.current = { ...this.current, ...patch };
    for (const listener of this.listeners) listener();
  }

  /** Changes the game on the table, if there is one. */
  setGame(patch: Partial<GameState>): void {
    const { game } = this.current;
    const keys = Object.keys(patch) as (keyof GameState)[];
    if (game && keys.some((key) => patch[key] !== game[key])) this.set({ game: { ...game, ...patch } });
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const store = new Store();
