/**
 * Examples that a rule set carries, tried: in a position, after some moves, this is legal, or illegal because of that, or
 * leads to those scores.
 *
 *     arrange   what an example says of its position, laid over the start of a game
 *     expect    what it says must hold, against what does
 *     run       all examples of a rule set, each with its players and options
 */
export { type ExampleReport, runExamples, tryExamples } from './run.ts';
