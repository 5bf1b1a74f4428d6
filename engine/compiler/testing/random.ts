/**
 * Test support: random expressions over the world of `world.ts`, as texts. They have the types that the checker wants;
 * what may be none is compared, or guarded.
 */
import type { Draw } from './world.ts';

export type Kind =
  | 'integer'
  | 'boolean'
  | 'player'
  | 'square'
  | 'plot'
  | 'city'
  | 'card'
  | 'tile'
  | 'direction'
  | 'hue';

interface Env {
  /** Names that queries bind. */
  locals: { name: string; kind: Kind }[];
  /** What has been found not to be none. */
  known: { text: string; kind: Kind }[];
  depth: number;
}

const START: Env = { locals: [], known: [], depth: 0 };

export class RandomExpressions {
  private readonly draw: Draw;
  private readonly most: number;

  /** @param most how deep expressions are nested at the most */
  constructor(draw: Draw, most: number) {
    this.draw = draw;
    this.most = most;
  }

  integer = (env: Env = START): string => {
    const { draw } = this;
    const inner = this.deeper(env);
    const leaf = [
      () => String(draw(21) - 10),
      () => this.pick(['2147483647', '-2147483647', '65536', '46341', '-46341', '1000000007']),
      () =>
        this.pick([
          'x',
          'y',
          'big',
          'round',
          'option.few',
          'option.many',
          'busy',
          'deck.card',
          'bank.gem',
          'bank.coin',
          'row.card',
          'count(bank)',
        ]),
      () => this.of(env, 'integer') ?? 'x',
    ];
    if (env.depth >= this.most) return this.pick(leaf)();
    const branch = [
      () => `(${this.integer(inner)} ${this.pick(['+', '-', '*', '%'])} ${this.integer(inner)})`,
      () => `(${this.integer(inner)} ${this.pick(['+', '-'])} ${this.integer(inner)})`,
      () =>
        `${this.pick(['floor', 'ceil'])}(${this.integer(inner)} / ${this.pick([this.integer(inner), '3', '-2', 'y'])})`,
      () => `${this.pick(['min', 'max'])}(${this.integer(inner)}, ${this.integer(inner)})`,
      () => `(-${this.integer(inner)})`,
      () => `(if ${this.boolean(inner)} then ${this.integer(inner)} else ${this.integer(inner)})`,
      () => this.guarded(env, (deep) => this.integer(deep)),
      () => {
        const { domain, bound } = this.domain(env);
        return `(count ${domain}${this.with(bound)})`;
      },
      () => {
        const { domain, bound } = this.domain(env);
        return `(sum of ${this.integer(bound)} for ${domain}${draw(2) ? ` with ${this.boolean(bound)}` : ''})`;
      },
    ];
    const reads = [
      () => `${this.player(inner)}.${this.pick(['seat', 'score', 'purse.coin', 'purse.gem', 'hand.card', 'box.cube'])}`,
      () => `${this.player(inner)}.purse.coin[${this.player(inner)}]`,
      () => `bank.coin[${this.player(inner)}]`,
      () => `count(${this.player(inner)}.${this.pick(['purse', 'hand', 'box'])})`,
      () =>
        `${this.square(inner)}.${this.pick(['row', 'column', 'tally', 'pile.gem', 'pile.coin', 'pile.cube', 'heap.coin'])}`,
      () => `${this.square(inner)}.${this.pick(['pile', 'heap'])}.coin[${this.player(inner)}]`,
      () => `${this.square(inner)}.pile.cube[${this.player(inner)}]`,
      () => `count(${this.square(inner)}.${this.pick(['pile', 'heap'])})`,
      () => `distance(${this.square(inner)}, ${this.square(inner)})`,
      () => this.on(env, 'plot', 'x', (plot) => `${plot}.${this.pick(['row', 'column', 'bed.card'])}`),
      () => this.on(env, 'card', 'y', (card) => `${card}.rank`),
      () => this.on(env, 'tile', 'y', (tile) => `${tile}.${this.pick(['spin', 'worth'])}`),
      () => this.on(env, 'tile', 'y', (tile) => `(if ${tile}.weight == none then ${tile}.spin else ${tile}.weight)`),
      () => `${this.square(inner)}.floor.tile`,
      () => `strength(${this.player(inner)})`,
      () => `twice(${this.integer(inner)})`,
      () => `count(${this.set(env)})`,
      () => `option.numbers[${this.integer(inner)}]`,
    ];
    return this.pick(draw(12) === 0 ? leaf : draw(4) === 0 ? reads : branch)();
  };

  boolean = (env: Env = START): string => {
    const { draw } = this;
    const inner = this.deeper(env);
    const leaf = [
      () =>
        this.pick([
          'on',
          'true',
          'false',
          'option.yes',
          '(option.fruit == apple)',
          '(season == summer)',
          '(season != autumn)',
          '(lead == none)',
          '(maybe != none)',
          '(held == none)',
        ]),
    ];
    if (env.depth >= this.most) return this.pick(leaf)();
    const branch = [
      () => `(${this.integer(inner)} ${this.pick(['==', '!=', '<', '<=', '>', '>='])} ${this.integer(inner)})`,
      () => `(${this.boolean(inner)} ${this.pick(['and', 'or'])} ${this.boolean(inner)})`,
      () => `(${this.boolean(inner)} ${this.pick(['==', '!='])} ${this.boolean(inner)})`,
      () => `(not ${this.boolean(inner)})`,
      () => `(if ${this.boolean(inner)} then ${this.boolean(inner)} else ${this.boolean(inner)})`,
      () => this.guarded(env, (deep) => this.boolean(deep)),
      () => {
        const { text, kind } = this.maybe(inner);
        return `(${text} != none and ${this.boolean({ ...inner, known: [...inner.known, { text, kind }] })})`;
      },
      () => {
        const { text, kind } = this.maybe(inner);
        return `(${text} == none or ${this.boolean({ ...inner, known: [...inner.known, { text, kind }] })})`;
      },
      () => {
        const { domain, bound } = this.domain(env);
        return `(${this.pick(['any', 'every'])} ${domain} with ${this.boolean(bound)})`;
      },
    ];
    const reads = [
      () => `${this.player(inner)}.out`,
      () => `${this.square(inner)}.wet`,
      () => `(${this.player(inner)} ${this.pick(['==', '!='])} ${this.player(inner)})`,
      () => `(${this.square(inner)} ${this.pick(['==', '!='])} ${this.square(inner)})`,
      () => {
        const { text, kind } = this.maybe(inner);
        return `(${text} ${this.pick(['==', '!='])} ${draw(2) ? this.maybe(inner, kind).text : this.value(kind, inner)})`;
      },
      () => `(${this.maybe(inner).text} ${this.pick(['==', '!='])} none)`,
      () => `(${this.square(inner)} ${this.pick(['in', 'not in'])} ${this.squares(inner)})`,
      () =>
        `(${this.player(inner)} in ${this.pick(['players', 'others', '[me]', '(all other in players with other.out)'])})`,
      () => `(${this.player(inner)} in [${this.player(inner)}, ${this.player(inner)}])`,
      () => `(${this.integer(inner)} in [${this.integer(inner)}, 0, 3])`,
      () => `(${this.integer(inner)} in option.numbers)`,
      () => `near(${this.square(inner)}, ${this.square(inner)})`,
      () => `rich(${this.player(inner)})`,
      () => `empty(${this.pick([`${this.square(inner)}.heap`, `${this.player(inner)}.hand`, 'row', 'deck'])})`,
      () => this.on(env, 'plot', 'on', (plot) => `empty(${plot}.bed)`),
      () => this.on(env, 'plot', 'on', (plot) => `(${plot}.owner == ${this.player(inner)})`),
      () =>
        this.on(
          env,
          'card',
          'on',
          (card) => `(${card} in ${this.pick(['deck', 'row', `${this.player(inner)}.hand`])})`,
        ),
      () => this.on(env, 'card', 'on', (card) => `(${card}.suit == ${this.pick(['sun', 'moon'])})`),
      () =>
        this.on(env, 'tile', 'on', (tile) =>
          this.pick([`${tile}.ready`, `(${tile} in rack)`, `(${tile} in ${this.square(inner)}.floor)`]),
        ),
      () => this.on(env, 'tile', 'on', (tile) => `(${tile}.hue ${this.pick(['==', '!='])} ${this.hue(env)})`),
      () =>
        this.on(
          env,
          'tile',
          'on',
          (tile) =>
            `(${tile}.sides[${draw(2) ? this.integer(inner) : this.pick(['north', 'west'])}] == ${this.hue(env)})`,
        ),
      () => `(${this.hue(env)} == ${this.hue(env)})`,
      () =>
        `(${this.square(inner)}.at(${this.direction(env)}) ${this.pick(['==', '!='])} ${this.pick(['none', this.square(inner)])})`,
      () => `(${this.direction(env)} == opposite(${this.direction(env)}))`,
      () =>
        this.on(env, 'city', 'on', (city) =>
          this.pick([`${city}.port`, `(${city}.size == 3)`, `(${city}.size == none)`]),
        ),
    ];
    return this.pick(draw(12) === 0 ? leaf : draw(4) === 0 ? reads : branch)();
  };

  player = (env: Env): string => {
    const inner = this.deeper(env);
    const leaf = [
      () => 'me',
      () => 'player',
      () => 'active',
      () => this.of(env, 'player') ?? 'me',
      () => this.of(env, 'player') ?? 'me',
    ];
    if (env.depth >= this.most) return this.pick(leaf)();
    return this.pick([
      ...leaf,
      () => `${this.player(inner)}.${this.pick(['next', 'previous'])}`,
      () => `seat(${this.integer(inner)})`,
    ])();
  };

  square = (env: Env): string => {
    const leaf = [
      () => `${this.pick(['me', 'active', this.of(env, 'player') ?? 'me'])}.home`,
      () => this.of(env, 'square') ?? 'me.home',
      () => this.of(env, 'square') ?? 'active.home',
    ];
    return this.pick(leaf)();
  };

  private hue = (env: Env): string => this.of(env, 'hue') ?? this.of(env, 'tile')?.concat('.hue') ?? 'paint';
  private direction = (env: Env): string => this.of(env, 'direction') ?? this.pick(['north', 'southeast', 'west']);

  /** Something of a thing in scope, or something else if there is none. */
  private on(env: Env, kind: Kind, otherwise: string, make: (name: string) => string): string {
    const found = this.of(env, kind);
    return found === undefined ? otherwise : make(found);
  }

  private value(kind: Kind, env: Env): string {
    if (kind === 'player') return this.player(env);
    if (kind === 'square') return this.draw(3) ? this.square(env) : this.pick(['a1', 'b2', 'c3']);
    if (kind === 'integer') return this.integer(env);
    return 'none';
  }

  /** Something that may be none. */
  private maybe(
    env: Env,
    kind: Kind = this.pick(['player', 'square', 'card', 'integer']),
  ): { text: string; kind: Kind } {
    const inner = this.deeper(env);
    const flat = env.depth >= this.most;
    const ways: Partial<Record<Kind, (() => string)[]>> = {
      integer: [
        () => 'maybe',
        ...(flat
          ? []
          : [
              () => 'spot.tally',
              () => 'lead.score',
              () => 'held.rank',
              () => 'top(deck).rank',
              () => 'position(held, deck)',
            ]),
      ],
      player: [
        () => 'lead',
        () => `${this.pick(['me', 'active'])}.friend`,
        () => `${this.square(env)}.bidder`,
        () => `top(${this.square(env)}.heap).owner`,
        ...(flat ? [] : [() => `lead.next`, () => `spot.bidder`, () => `owner(${this.square(inner)})`]),
      ],
      square: [
        () => `beyond(${this.square(env)}, ${this.direction(env)}, ${this.squares(inner)})`,
        () => `${this.square(env)}.at(${this.direction(env)})`,
        () => 'spot',
        () => `${this.square(env)}.other`,
        () => 'lead.home',
      ],
      card: [() => 'held', () => 'top(deck)', () => 'bottom(deck)'],
    };
    if (!flat && this.draw(4) === 0) {
      const { draw } = this;
      if (kind === 'player') {
        const name = this.name(env);
        const bound = this.bind(env, name, 'player');
        const set = this.pick(['players', 'others']);
        return {
          kind,
          text: draw(2)
            ? `(first ${name} in ${set} with ${this.boolean(bound)})`
            : `(${this.pick(['lowest', 'highest'])} of ${this.integer(bound)} for ${name} in ${set})`,
        };
      }
      if (kind === 'square') {
        const name = this.name(env);
        const bound = this.bind(env, name, 'square');
        return {
          kind,
          text: draw(2)
            ? `(first ${name} in ${this.squares(inner)} with ${this.boolean(bound)})`
            : `(${this.pick(['lowest', 'highest'])} of ${this.integer(bound)} for ${name} in ${this.squares(inner)} with ${this.boolean(bound)})`,
        };
      }
      if (kind === 'card') {
        const name = this.name(env);
        return {
          kind,
          text: `(first ${name} in ${this.cards(inner)} with ${this.boolean(this.bind(env, name, 'card'))})`,
        };
      }
      const { domain, bound } = this.domain(env);
      return {
        kind,
        text: `(${this.pick(['min', 'max'])} of ${this.integer(bound)} for ${domain} with ${this.boolean(bound)})`,
      };
    }
    return { kind, text: this.pick(ways[kind]!)() };
  }

  /** `if v == none then … else …`, the other way round at times. */
  private guarded(env: Env, make: (inner: Env) => string): string {
    const inner = this.deeper(env);
    const { text, kind } = this.maybe(inner);
    const known = { ...inner, known: [...inner.known, { text, kind }] };
    return this.draw(2)
      ? `(if ${text} == none then ${make(inner)} else ${make(known)})`
      : `(if ${text} != none then ${make(known)} else ${make(inner)})`;
  }

  /** What a query goes through, with the name it binds; and what is known within. */
  private domain(env: Env): { domain: string; bound: Env; name: string } {
    const inner = this.deeper(env);
    const free = (name: string) => !env.locals.some((local) => local.name === name);
    const plain = (['square', 'plot', 'city', 'card', 'tile', 'direction', 'hue'] as const).filter(free);
    if (plain.length && this.draw(3) === 0) {
      const kind = this.pick(plain);
      return { domain: kind, bound: this.bind(env, kind, kind), name: kind };
    }
    const name = this.name(env);
    const kind = this.pick<Kind>(['player', 'square', 'card', 'plot', 'square', 'tile']);
    const set =
      kind === 'player'
        ? this.pick(['players', 'others'])
        : kind === 'square'
          ? this.squares(inner)
          : kind === 'card'
            ? this.cards(inner)
            : kind === 'tile'
              ? this.pick(['rack', `${this.square(inner)}.floor`])
              : `${this.player(inner)}.plot`;
    return { domain: `${name} in ${set}`, bound: this.bind(env, name, kind), name };
  }

  private squares(env: Env): string {
    const inner = this.deeper(env);
    const name = this.name(env);
    const leaf = ['rim', 'mid', 'gate'];
    if (env.depth >= this.most) return this.pick(leaf);
    return this.pick([
      () => this.pick(leaf),
      () => `${this.square(env)}.neighbours`,
      () => `connected(${this.square(env)}, ${this.squares(inner)})`,
      () => `run(${this.square(env)}, ${this.direction(env)})`,
      () => `run(${this.square(env)}, ${this.direction(env)}, ${this.squares(inner)})`,
      () => `(all ${name} in ${this.squares(inner)} with ${this.boolean(this.bind(env, name, 'square'))})`,
    ])();
  }

  private cards(env: Env): string {
    const inner = this.deeper(env);
    const name = this.name(env);
    const leaf = ['deck', 'row', 'me.hand', 'active.hand'];
    if (env.depth >= this.most) return this.pick(leaf);
    return this.pick([
      () => this.pick(leaf),
      () => `${this.player(inner)}.hand`,
      () => this.on(env, 'plot', 'row', (plot) => `${plot}.bed`),
      () => `(all ${name} in ${this.cards(inner)} with ${this.boolean(this.bind(env, name, 'card'))})`,
    ])();
  }

  private set(env: Env): string {
    return this.pick([
      () => this.squares(this.deeper(env)),
      () => this.cards(this.deeper(env)),
      () => this.pick(['players', 'others']),
    ])();
  }

  private with(bound: Env): string {
    return this.draw(3) ? ` with ${this.boolean(bound)}` : '';
  }

  private bind = (env: Env, name: string, kind: Kind): Env => ({
    ...this.deeper(env),
    locals: [...env.locals, { name, kind }],
  });
  private deeper = (env: Env): Env => ({ ...env, depth: env.depth + 1 });
  private name = (_env: Env): string => `n${++this.names}`;
  private names = 0;
  private pick = <T>(list: readonly T[]): T => list[this.draw(list.length)]!;

  /** A name in scope, or something known not to be none. */
  private of(env: Env, kind: Kind): string | undefined {
    const found = [
      ...env.locals.filter((local) => local.kind === kind).map(({ name }) => name),
      ...env.known.filter((each) => each.kind === kind).map(({ text }) => text),
    ];
    return found.length ? this.pick(found) : undefined;
  }
}
