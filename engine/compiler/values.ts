/** Texts that are not part of the rules, compiled for the states of their program: what somebody asks about a position. */
import type { Local, Model, TextParts } from '../model/types.ts';
import { markFrames } from './analysis.ts';
import { bind, type Context } from './context.ts';
import { Bindings, Module } from './emitter.ts';
import { printText, type TextTemplate } from './explanations.ts';
import { condition, expression } from './expressions.ts';
import { Frame, layOut } from './layout.ts';
import { prelude } from './prelude.ts';
import type { Code } from './program.ts';
import { printScores } from './scores.ts';
import { each } from './sets.ts';

export interface CompiledTexts {
  templates: readonly (TextTemplate | undefined)[];
  /** The functions of the templates: of a state and the seat that `me` means. */
  named: Code['named'];
  /** Of the states that they can read, without the frame. */
  size: number;
}

/**
 * @param model of the rules by which the states came about
 * @param me the local that means a player in the texts
 */
export function compileTexts(model: Model, me: Local, texts: readonly TextParts[]): CompiledTexts {
  const layout = layOut(model);
  const module = new Module();
  const bindings = Bindings.NONE;
  const frame = new Frame(layout.size, model.players);
  const print = { expression, condition, each };
  const context: Context = { model, layout, frame, module, bindings, print };
  markFrames(model.body, model.players);
  printScores(model, context);
  const at = bind(context, me, 'me');
  const templates = texts.map((parts, i) => printText(`asked_${i}`, parts, undefined, [me], ['me'], at));
  const names = templates.flatMap((template) => (template ? [template.fn] : []));
  const source = `'use strict';\n${prelude(layout, false)}\n${module.text}\nreturn { ${names.join(', ')} };`;
  return { templates, named: new Function(source)() as Code['named'], size: layout.size };
}
