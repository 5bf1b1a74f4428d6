/** The language service behind the worker's protocol. Loaded when a text is opened for the first time. */
import type { Diagnostic, Library, RuleText } from '../../engine/index.ts';
import type { Live } from '../service/hover.ts';
import type { LanguageService } from '../service/index.ts';
import type { LanguageAsk, LanguageQuestions } from './protocol.ts';

const services = new WeakMap<Library, LanguageService>();

async function serviceFor(library: Library): Promise<LanguageService> {
  const known = services.get(library);
  if (known) return known;
  const { LanguageService } = await import('../service/index.ts');
  const made = new LanguageService(library);
  services.set(library, made);
  return made;
}

type Answers = {
  [K in keyof LanguageQuestions]: (
    service: LanguageService,
    text: RuleText,
    ask: LanguageQuestions[K]['ask'],
    live: Live,
  ) => LanguageQuestions[K]['answer'];
};

const answers: Answers = {
  complete: (service, text, { offset }) => service.complete(text, offset),
  hover: (service, text, { offset }, live) => service.hover(text, offset, live),
  definition: (service, text, { offset }) => service.definition(text, offset),
  references: (service, text, { offset }) => service.references(text, offset),
  renameable: (service, text, { offset }) => service.renameable(text, offset),
  rename: (service, text, { offset, to }) => service.rename(text, offset, to),
  outline: (service, text) => service.outline(text),
  format: (service, text) => service.format(text),
  fixes: (service, text, { problem }: { problem: Diagnostic }) => service.fixes(text, problem),
  texts: (service, text) => service.texts(text),
  prose: (service) => service.prose(),
};

/** @param live the value of an expression in the position on the table */
export async function askService(library: Library, { text, question }: LanguageAsk, live: Live): Promise<unknown> {
  const service = await serviceFor(library);
  const answer = answers[question.what] as (
    service: LanguageService,
    text: RuleText,
    ask: unknown,
    live: Live,
  ) => unknown;
  return answer(service, text, question, live);
}
