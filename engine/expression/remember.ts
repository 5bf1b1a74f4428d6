/**
 * Makes a function of a text that keeps its last answers. What it answers must follow from the text alone and must not be
 * changed by anybody: then an answer is never out of date.
 * @param most how many answers are kept; those that were not asked for the longest time go first
 */
export function remember<T>(most: number, work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.has(text);
    const answer = known ? (answers.get(text) as T) : work(text);
    if (known) answers.delete(text);
    else if (answers.size >= most) answers.delete(answers.keys().next().value as string);
    answers.set(text, answer);
    return answer;
  };
}
