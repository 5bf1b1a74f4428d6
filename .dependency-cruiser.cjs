// Which folder may import which. Run by scripts/check-imports.mjs.

/** Tests may reach across modules; only cycles and unresolved imports are forbidden to them. */
const TESTS = '\\.test\\.ts$';

/**
 * What each folder of the engine may import of the engine beside itself: the pipeline, in its order.
 * `types` may be imported with `import type` only.
 */
const pipeline = {
  diagnostics: { may: [] },
  hooks: { may: ['diagnostics'] },
  expression: { may: ['diagnostics'] },
  language: { may: ['diagnostics', 'expression'] },
  model: { may: ['diagnostics', 'expression', 'language', 'hooks'] },
  compiler: { may: ['diagnostics', 'expression', 'model', 'hooks'], types: ['language'] },
  runtime: { may: ['diagnostics', 'expression', 'language', 'model', 'compiler', 'hooks'] },
  bots: { may: ['diagnostics', 'model', 'compiler', 'runtime'] },
  // What takes the engine as a whole: examples of rules, and what leaves and enters the program.
  examples: {
    may: ['diagnostics', 'expression', 'language', 'model', 'compiler', 'hooks', 'runtime'],
    whole: true,
  },
  share: { may: ['diagnostics', 'expression', 'language', 'model', 'compiler', 'hooks', 'runtime'], whole: true },
  // Many games, counted: it takes the engine as a whole.
  lab: {
    may: ['diagnostics', 'expression', 'language', 'model', 'compiler', 'hooks', 'runtime', 'bots', 'share'],
    whole: true,
  },
};

const folders = (names) => `^engine/(${names.join('|')})/`;

const pipelineRules = Object.entries(pipeline).flatMap(([folder, { may, types = [], whole = false }]) => [
  {
    name: `engine-${folder}`,
    comment: `engine/${folder} may import, of the engine: ${[...may, ...types.map((name) => `types of ${name}`)].join(', ') || 'nothing else'}.`,
    severity: 'error',
    from: { path: folders([folder]), pathNot: TESTS },
    to: {
      path: '^engine/',
      pathNot: [folders([folder, ...may, ...types]), ...(whole ? ['^engine/index\\.ts$'] : [])],
    },
  },
  ...types.map((name) => ({
    name: `engine-${folder}-types-of-${name}`,
    comment: `engine/${folder} may only \`import type\` from engine/${name}.`,
    severity: 'error',
    from: { path: folders([folder]), pathNot: TESTS },
    to: { path: folders([name]), dependencyTypesNot: ['type-only'] },
  })),
]);

module.exports = {
  forbidden: [
    ...pipelineRules,
    {
      name: 'engine-knows-no-games',
      comment: 'The engine imports only itself and the schema; the command line may read games too.',
      severity: 'error',
      from: { path: '^engine/', pathNot: [TESTS, '^engine/cli/'] },
      to: { path: '^(games|editor|test|scripts|bin|engine/cli)/' },
    },
    {
      name: 'cli-imports',
      comment: 'The command line imports engine, games and schema.',
      severity: 'error',
      from: { path: '^engine/cli/', pathNot: TESTS },
      to: { path: '^(editor|test|scripts|bin)/' },
    },
    {
      name: 'engine-runs-anywhere',
      comment: 'Outside engine/cli the engine uses no module of Node (tsconfig.engine.json keeps the DOM out).',
      severity: 'error',
      from: { path: '^engine/', pathNot: [TESTS, '^engine/cli/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'games-see-hooks-only',
      comment: "A game's code imports the hook interface and its own folder, nothing else.",
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: TESTS },
      to: { pathNot: '^(engine/hooks|games/$1)/' },
    },
    {
      name: 'schema-stands-alone',
      comment: 'The schema and its types import nothing of ours.',
      severity: 'error',
      from: { path: '^schema/', pathNot: TESTS },
      to: { path: '^(engine|games|editor|test|scripts|bin)/' },
    },
    {
      name: 'editor-imports',
      comment: 'The editor imports engine (without its command line), games and schema, and nothing of Node.',
      severity: 'error',
      from: { path: '^editor/', pathNot: TESTS },
      to: { path: '^(engine/cli|test|scripts|bin)/' },
    },
    {
      name: 'editor-runs-in-the-browser',
      comment: 'The editor uses no module of Node.',
      severity: 'error',
      from: { path: '^editor/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'No module imports itself by a detour.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
