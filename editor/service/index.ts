/**
 * The language service of the rules: completion, hover, definitions, references, renaming, outline and form of a text, as
 * plain data with offsets. It knows no editor and runs in the worker.
 *
 *     text ─▶ tree.ts      nodes with places, also of broken texts
 *          ─▶ project.ts   with the schema (schema.ts) of every node, and the texts that it extends
 *          ─▶ symbols.ts, scope.ts, meaning.ts, tokens.ts   every name, with what it means
 *          ─▶ complete.ts, hover.ts, navigate.ts, outline.ts, format.ts, problems.ts
 *
 * Which names there are and where they stand, the schema says in its notes (`x-declares`, `x-names` and so on).
 */
import type { Diagnostic, Fix } from '../../engine/diagnostics/diagnostic.ts';
import type { Library, RuleText } from '../../engine/language/types.ts';
import { complete } from './complete.ts';
import { format } from './format.ts';
import { hover, type Live } from './hover.ts';
import { definition, references, rename, renameable } from './navigate.ts';
import { outline } from './outline.ts';
import { fixesOf } from './problems.ts';
import { Project } from './project.ts';
import { type LanguageSchema, proseKeys, shippedSchema } from './schema.ts';
import type { Span } from './tree.ts';
import type { Completion, Hover, OutlineItem, Renamed, TextChange, TextPlace } from './types.ts';

export class LanguageService {
  private readonly library: Library;
  private readonly schema: LanguageSchema;
  private project: Project | undefined;

  constructor(library: Library, schema: LanguageSchema = shippedSchema) {
    this.library = library;
    this.schema = schema;
  }

  private open(text: RuleText): Project {
    const before = this.project;
    if (before?.own.text === text.text && before.own.uri === text.uri) return before;
    const same = before?.own.uri === text.uri ? before : undefined;
    this.project = new Project(text, this.library, same, this.schema);
    return this.project;
  }

  complete(text: RuleText, offset: number): Completion[] {
    // The state before the cursor's line was touched says more than the line as it is.
    return complete(this.open(text), text, offset);
  }

  hover(text: RuleText, offset: number, live?: Live): Hover | undefined {
    const project = this.open(text);
    return hover(project, project.own, offset, live);
  }

  definition(text: RuleText, offset: number): TextPlace | undefined {
    const project = this.open(text);
    return definition(project, project.own, offset);
  }

  references(text: RuleText, offset: number): TextPlace[] {
    const project = this.open(text);
    return references(project, project.own, offset);
  }

  renameable(text: RuleText, offset: number): { ok: true; span: Span; name: string } | { ok: false; reason: string } {
    const able = renameable(this.open(text), offset);
    if (!able.ok) return able;
    const { start, end, name } = able.token;
    return { ok: true, span: { start, end }, name };
  }

  rename(text: RuleText, offset: number, to: string): Renamed {
    return rename(this.open(text), offset, to);
  }

  outline(text: RuleText): OutlineItem[] {
    const project = this.open(text);
    return outline(project, project.own);
  }

  format(text: RuleText): TextChange[] {
    return format(this.open(text).own);
  }

  fixes(text: RuleText, problem: Diagnostic): Fix[] {
    return fixesOf(this.open(text), problem);
  }

  /** The texts that this one extends, the nearest first. */
  texts(text: RuleText): RuleText[] {
    const project = this.open(text);
    const rules = project.rules ?? project.base;
    const left = new Set(rules?.variants.flatMap(({ active, uri }) => (active ? [] : [uri])));
    return project.trees
      .filter((tree) => !project.isOwn(tree) && !left.has(tree.uri))
      .map(({ uri, text: written }) => ({ uri, text: written }))
      .reverse();
  }

  /** The keys that hold words for people rather than names and expressions. */
  prose(): string[] {
    return proseKeys(this.schema);
  }
}

export type { Completion, Hover, OutlineItem, Renamed, TextChange, TextPlace } from './types.ts';
