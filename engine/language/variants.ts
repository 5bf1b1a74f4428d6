/** Which variants of a game are active, whether they go together, and in which order all documents are applied. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, type Location, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { readData } from './data.ts';
import type { ReadDocument } from './document.ts';
import { type Chain, splitExtends } from './extends.ts';
import { nowhere, placeOf } from './places.ts';
import { readDocument } from './read.ts';
import { textIn } from './text.ts';
import type { RuleText, VariantInfo } from './types.ts';

/** A document that is laid upon those before it. */
export interface Layer {
  document: ReadDocument;
  /** `variant`: shipped with the game and active, or what such a one extends; `own`: a document of the chain. */
  kind: 'game' | 'data' | 'variant' | 'own';
  /** Names of the variants that this one extends. */
  ancestors: readonly string[];
}

export interface Choice {
  layers: Layer[];
  infos: VariantInfo[];
  data: Record<string, RuleText>;
  documents: RuleText[];
}

interface Variant {
  name: string;
  rules?: RuleText;
  read?: Result<ReadDocument>;
  document?: ReadDocument;
}

interface Wanted {
  name: string;
  at: Location;
}

export function chooseVariants(chain: Chain, explicit: readonly string[] | undefined, locale?: string): Result<Choice> {
  const [game, ...own] = chain.documents;
  const entry = chain.documents[chain.documents.length - 1];
  const variants = declared(game, chain);
  const byName = new Map(variants.map((variant) => [variant.name, variant]));
  const problems: Diagnostic[] = [];

  const wanted = explicit ? explicit.map((name) => ({ name, at: nowhere(entry.rules.uri) })) : choiceOf(own);
  for (const { name, at } of wanted ?? []) {
    if (byName.has(name)) continue;
    const known = variants.map((variant) => variant.name);
    problems.push(diagnose('unknown-variant', { name, near: nearest(name, known), known }, at));
  }
  variants.forEach((variant, index) => {
    if (!variant.rules) {
      const near = nearest(variant.name, Object.keys(chain.root?.variants ?? {}));
      problems.push(diagnose('variant-not-found', { name: variant.name, near }, placeOf(game, 'variants', index)));
    }
  });
  const data = readData(chain);
  if (!data.ok) problems.push(...data.diagnostics);
  if (!data.ok || hasErrors(problems)) return fail(problems);

  const active = activeNames(variants, wanted, entry);
  problems.push(...clashes(active, byName, wanted ?? [], entry));

  const layers: Layer[] = [{ document: game, kind: 'game', ancestors: [] }];
  for (const document of data.value.documents) layers.push({ document, kind: 'data', ancestors: [] });
  const laid = new Set<string>();
  for (const variant of variants) {
    if (!active.has(variant.name)) continue;
    const line = ancestry(variant, byName, game);
    if (!line.ok) problems.push(...line.diagnostics);
    else {
      line.value.forEach((member, index) => {
        if (laid.has(member.name)) return;
        laid.add(member.name);
        const ancestors = line.value.slice(0, index).map((ancestor) => ancestor.name);
        layers.push({ document: member.document!, kind: 'variant', ancestors });
      });
    }
  }
  if (hasErrors(problems)) return fail(problems);
  for (const document of own)
    if (!data.value.documents.includes(document)) layers.push({ document, kind: 'own', ancestors: [] });
  return ok({
    layers,
    infos: variants.map((variant) => info(variant, variants, active, locale)),
    data: data.value.texts,
    documents: [
      game.rules,
      ...Object.values(data.value.texts),
      ...variants.flatMap(({ rules }) => (rules ? [rules] : [])),
      ...own.map(({ rules }) => rules),
    ],
  });
}

function declared(game: ReadDocument, chain: Chain): Variant[] {
  return (game.value.variants ?? []).map((name) => {
    const rules = Object.hasOwn(chain.root?.variants ?? {}, name) ? chain.root?.variants[name] : undefined;
    if (!rules) return { name };
    const read = readDocument(rules);
    return { name, rules, read, ...(read.ok ? { document: read.value } : {}) };
  });
}

/** What the last document that says something about variants says. */
function choiceOf(own: readonly ReadDocument[]): Wanted[] | undefined {
  for (const document of [...own].reverse()) {
    const { variant } = splitExtends(document.value.extends!);
    const { variants } = document.value;
    if (!variant && !variants) continue;
    const wanted: Wanted[] = (variants ?? []).map((name, index) => ({
      name,
      at: placeOf(document, 'variants', index),
    }));
    if (variant && !variants?.includes(variant)) wanted.unshift({ name: variant, at: placeOf(document, 'extends') });
    return wanted;
  }
  return undefined;
}

const groupOf = (variant: Variant | undefined): string | undefined => variant?.document?.value.group;

function activeNames(
  variants: readonly Variant[],
  wanted: readonly Wanted[] | undefined,
  entry: ReadDocument,
): Set<string> {
  const active = new Set(wanted?.map(({ name }) => name));
  const groups = new Set(variants.map(groupOf).filter((group) => group !== undefined));
  // The entry may itself be a text of the group.
  if (entry.value.extends !== undefined && entry.value.group !== undefined) groups.delete(entry.value.group);
  for (const group of groups) {
    const members = variants.filter((variant) => groupOf(variant) === group);
    if (!members.some((member) => active.has(member.name))) active.add(defaultOf(members).name);
  }
  if (wanted === undefined) {
    for (const variant of variants) {
      const value = variant.document?.value;
      if (value?.default && value.group === undefined) active.add(variant.name);
    }
  }
  return active;
}

const defaultOf = (members: readonly Variant[]): Variant =>
  members.find((member) => member.document?.value.default) ?? members[0];

function clashes(
  active: ReadonlySet<string>,
  byName: ReadonlyMap<string, Variant>,
  wanted: readonly Wanted[],
  entry: ReadDocument,
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const at = (name: string): Location =>
    wanted.find((one) => one.name === name)?.at ??
    (name === entry.value.name ? placeOf(entry, 'name') : placeOf(entry, 'variants'));
  const groups = new Map<string, string>();
  for (const name of active) {
    const group = groupOf(byName.get(name));
    const other = group === undefined ? undefined : groups.get(group);
    if (group !== undefined && other !== undefined) {
      problems.push(
        diagnose('variant-excluded', { name, other, group }, at(name), { related: related(at(other), other) }),
      );
    } else if (group !== undefined) groups.set(group, name);
  }
  const rules: { name: string; document: ReadDocument }[] = [];
  for (const name of active) {
    const document = byName.get(name)?.document;
    if (document) rules.push({ name, document });
  }
  if (entry.value.extends !== undefined) rules.push({ name: entry.value.name, document: entry });
  for (const { name, document } of rules) {
    const { requires = [], excludes = [] } = document.value;
    requires.forEach((other, index) => {
      if (active.has(other)) return;
      const where = { ...placeOf(document, 'requires', index), message: `${name} requires it here` };
      problems.push(
        byName.has(other)
          ? diagnose('variant-requires', { name, other }, at(name), { related: [where] })
          : unknown(other, byName, placeOf(document, 'requires', index)),
      );
    });
    excludes.forEach((other, index) => {
      const where = { ...placeOf(document, 'excludes', index), message: `${name} excludes it here` };
      if (active.has(other))
        problems.push(diagnose('variant-excluded', { name, other }, at(name), { related: [where] }));
      else if (!byName.has(other)) problems.push(unknown(other, byName, placeOf(document, 'excludes', index)));
    });
  }
  return problems;
}

const related = (at: Location, name: string): Diagnostic['related'] => [{ ...at, message: `${name} is chosen here` }];

function unknown(name: string, byName: ReadonlyMap<string, Variant>, at: Location): Diagnostic {
  const known = [...byName.keys()];
  return diagnose('unknown-variant', { name, near: nearest(name, known), known }, at);
}

/** What a variant extends within the game, first ancestor first, itself last. */
function ancestry(variant: Variant, byName: ReadonlyMap<string, Variant>, game: ReadDocument): Result<Variant[]> {
  const line: Variant[] = [];
  for (let at: Variant | undefined = variant; at; ) {
    if (line.includes(at)) {
      const chain = [...line, at].map(({ name }) => name);
      return fail([diagnose('extends-cycle', { chain }, placeOf(at.document!, 'extends'))]);
    }
    if (!at.document) return fail(at.read && !at.read.ok ? at.read.diagnostics : []);
    line.unshift(at);
    const where = placeOf(at.document, 'extends');
    const base = splitExtends(at.document.value.extends ?? '');
    if (base.game !== game.value.name) {
      return fail([diagnose('variant-base', { name: at.name, base: game.value.name }, where)]);
    }
    if (base.variant === undefined) break;
    const next = byName.get(base.variant);
    if (!next) {
      const near = nearest(base.variant, byName.keys());
      return fail([
        diagnose(
          'extends-not-found',
          { name: at.document.value.extends!, near: near && `${base.game}/${near}` },
          where,
        ),
      ]);
    }
    at = next;
  }
  return ok(line);
}

function info(
  variant: Variant,
  variants: readonly Variant[],
  active: ReadonlySet<string>,
  locale: string | undefined,
): VariantInfo {
  const value = variant.document?.value;
  const group = value?.group;
  const members = variants.filter((other) => groupOf(other) === group);
  return {
    name: variant.name,
    title: textIn(value?.title, locale) ?? variant.name,
    ...(value?.about ? { about: textIn(value.about, locale) } : {}),
    ...(group ? { group } : {}),
    default: group ? defaultOf(members) === variant : value?.default === true,
    houseRule: value?.houseRule === true,
    requires: value?.requires ?? [],
    excludes: value?.excludes ?? [],
    active: active.has(variant.name),
    ...(active.has(variant.name) ? {} : blocked(variant, variants, active, locale)),
    uri: variant.rules?.uri ?? '',
  };
}

/** Why a variant can't be chosen now. Choosing one of a group puts the others of the group off. */
function blocked(
  variant: Variant,
  variants: readonly Variant[],
  active: ReadonlySet<string>,
  locale: string | undefined,
): { blocked?: string } {
  if (!variant.document) return { blocked: 'Its text has an error' };
  const group = groupOf(variant);
  const others = variants.filter(
    (other) => active.has(other.name) && (group === undefined || groupOf(other) !== group),
  );
  const names = new Set(others.map((other) => other.name));
  const title = (name: string) => {
    const other = variants.find((one) => one.name === name);
    return `“${textIn(other?.document?.value.title, locale) ?? name}”`;
  };
  const missing = variant.document.value.requires?.find((name) => !names.has(name));
  if (missing) return { blocked: `Only with ${title(missing)}` };
  const excluded = variant.document.value.excludes?.find((name) => names.has(name));
  if (excluded) return { blocked: `Not together with ${title(excluded)}` };
  for (const other of others) {
    if (other.document?.value.excludes?.includes(variant.name))
      return { blocked: `Not together with ${title(other.name)}` };
    const lost = other.document?.value.requires?.find((name) => name !== variant.name && !names.has(name));
    if (lost) return { blocked: `${title(other.name)} is only for ${title(lost)}` };
  }
  return {};
}
