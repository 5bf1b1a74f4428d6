/** A definition as a YAML text that is good to read: sections apart, short mappings in one line, long texts folded. */
import { Document, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, visit, type YAMLMap } from 'yaml';

const WIDTH = 100;
/** Longer mappings go over several lines. */
const FLOW = 90;

/** @param head lines of a comment at the top */
export function writeYaml(value: Readonly<Record<string, unknown>>, head: readonly string[] = []): string {
  const document = new Document(value, { version: '1.2', schema: 'core', aliasDuplicateObjects: false });
  const root = document.contents as YAMLMap;
  visit(document, {
    Map: (_, node, path) => arrange(node as YAMLMap, path.length),
    Seq: (_, node) => {
      if (node.items.every((item) => isScalar(item) && isPlain(item))) node.flow = flowLength(node as Node) <= FLOW;
    },
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
      else if (node.value.length > WIDTH) node.type = 'BLOCK_FOLDED';
    },
  });
  const pairs = root.items as Pair<Node, Node>[];
  const inLines = (pair: Pair<Node, Node> | undefined) => {
    const value = pair?.value;
    return (isMap(value) || isSeq(value)) && value.items.length > 0 && !value.flow;
  };
  for (const [index, pair] of pairs.entries()) {
    if (index > 0 && (inLines(pair) || inLines(pairs[index - 1]))) pair.key.spaceBefore = true;
  }
  if (head.length > 0) document.commentBefore = head.map((line) => ` ${line}`).join('\n');
  return document.toString({ lineWidth: WIDTH + 20, flowCollectionPadding: true });
}

/** Sections and what holds several named things are written in lines. */
function arrange(node: YAMLMap, depth: number): void {
  const short = (node.items as Pair<Node, Node>[]).every(({ value }) => isScalar(value) && isPlain(value));
  const named = depth <= 3 && node.items.length > 0 && depth !== 3;
  if (short && !named && flowLength(node) <= FLOW) node.flow = true;
}

/** Needs no quotes between braces. */
const isPlain = ({ value }: Scalar): boolean =>
  typeof value !== 'string' || (/^[^,[\]{}#&*!|>'"%@`\n]*$/.test(value) && !/^[-?:]|: |:$/.test(value));

const flowLength = (node: Node): number => JSON.stringify(node).length;
