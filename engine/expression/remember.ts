/**
 * Makes a function of a text that keeps its last answers. What it answers must follow from the text alone and must not be
 * changed by anybody: then an answer is never out of date.
 * @param most how long the texts of the answers that are kept are together, in UTF-16 units: what is made of a text grows with
 *   it. Those that were not asked for the longest time go first
 */
export function remember<T>(most: number, work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  let length = 0;
  return (text) => {
    const known = answers.has(text);
    const answer = known ? (answers.get(text) as T) : work(text);
    if (known) answers.delete(text);
    else length += text.length;
    answers.set(text, answer);
    for (const [oldest] of answers) {
      if (length <= most) break;
      answers.delete(oldest);
      length -= oldest.length;
    }
    return answer;
  };
}
