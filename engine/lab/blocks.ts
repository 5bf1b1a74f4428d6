/** A report as blocks, which become Markdown or HTML. */

export type Block =
  | { title: string; level: 1 | 2 | 3 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[]; caption?: string }
  | { code: string }
  /** Drawn in HTML only; a table says the same. */
  | { svg: string };

export function markdown(blocks: readonly Block[]): string {
  const parts = blocks.flatMap((block): string[] => {
    if ('title' in block) return [`${'#'.repeat(block.level)} ${plainText(block.title)}`];
    if ('text' in block) return [plainText(block.text)];
    if ('list' in block) return [block.list.map((item) => `- ${plainText(item)}`).join('\n')];
    if ('code' in block) return [`    ${block.code.replace(/\n/g, '\n    ')}`];
    if ('table' in block)
      return [block.caption ? `${plainText(block.caption)}\n\n${rows(block.table)}` : rows(block.table)];
    return [];
  });
  return `${parts.join('\n\n')}\n`;
}

function rows([head, ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => plainText(cell).replace(/\|/g, '\\|')).join(' | ')} |`;
  const rule = `| ${head!.map((_, i) => (i === 0 ? '---' : '--:')).join(' | ')} |`;
  return [line(head!), rule, ...body.map(line)].join('\n');
}

/** Names may hold anything: nothing of it is markup. */
const plainText = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page of its own, in light and dark. */
export function html(title: string, blocks: readonly Block[]): string {
  const body = blocks.map((block) => {
    if ('title' in block) return `<h${block.level}>${escaped(block.title)}</h${block.level}>`;
    if ('text' in block) return `<p>${escaped(block.text)}</p>`;
    if ('list' in block) return `<ul>\n${block.list.map((item) => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`;
    if ('code' in block) return `<pre><code>${escaped(block.code)}</code></pre>`;
    if ('svg' in block) return `<figure>${block.svg}</figure>`;
    const cells = (tag: string, row: readonly string[]): string =>
      `<tr>${row.map((cell, i) => (tag === 'td' && i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<${tag}>${escaped(cell)}</${tag}>`)).join('')}</tr>`;
    const [head, ...rest] = block.table;
    const caption = block.caption ? `<caption>${escaped(block.caption)}</caption>` : '';
    return `<div class="wide"><table>${caption}<thead>${cells('th', head!)}</thead>\n<tbody>\n${rest.map((row) => cells('td', row)).join('\n')}\n</tbody></table></div>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 0.3rem 0; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: right; vertical-align: top; }
th:first-child { text-align: left; font-weight: 400; }
thead th { font-weight: 600; }
pre { padding: 0.75rem; overflow-x: auto; background: color-mix(in srgb, currentColor 8%, transparent); }
figure { margin: 1rem 0; overflow-x: auto; }
`;
