import type { FastifyInstance } from 'fastify';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly $ref?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A document with its URL and the URL of its page. */
interface Published {
  readonly document: OpenApiDocument;
  readonly json: string;
  readonly page: string;
}

/**
 * Serves the OpenAPI document of each audience (`/api/v1/openapi.json` is the shop's, `/api/v1/operator/openapi.json` the operator's) and
 * reference pages made from them (`/api/docs`, `/api/docs/operator`). The pages link to each other and work offline and without scripts.
 */
export function registerDocs(server: FastifyInstance, documents: Readonly<Record<string, OpenApiDocument>>): void {
  const published = Object.entries(documents).map(([name, document]): Published => {
    const below = name === 'shop' ? '' : `/${name}`;
    return { document, json: `/api/v1${below}/openapi.json`, page: `/api/docs${below}` };
  });
  for (const each of published) {
    const json = JSON.stringify(each.document);
    const page = renderReference(each, published);
    server.get(each.json, { config: { openBecause: 'the document is public' } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8').send(json),
    );
    server.get(each.page, async (_request, reply) =>
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(page),
    );
  }
  server.get('/api/docs/reference.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLE),
  );
}

function renderReference({ document, json, page }: Published, all: readonly Published[]): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), renderOperation(method.toUpperCase(), path, operation)]);
    }
  const tags = [...byTag.keys()];
  const audiences = all.map(
    (each) => `<li><a href="${each.page}"${each.page === page ? ' aria-current="page"' : ''}>${escape(each.document.info.title)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)}</title><link rel="stylesheet" href="/api/docs/reference.css"></head><body>
<nav aria-label="APIs"><ul>${audiences.join('')}</ul></nav>
<header><h1>${escape(document.info.title)}</h1><p>${escape(document.info.description ?? '')}</p><p><a href="${json}">OpenAPI document</a></p></header>
${
  tags.length === 0
    ? '<main><p>No calls yet.</p></main>'
    : `<nav aria-label="Areas"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${escape(tag)}</a></li>`).join('')}</ul></nav>
<main>${tags.map((tag) => `<section id="${anchor(tag)}"><h2>${escape(tag)}</h2>${byTag.get(tag)!.join('')}</section>`).join('')}</main>`
}</body></html>`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.name !== undefined);
  const body = operation.requestBody ? Object.entries(operation.requestBody.content)[0] : undefined;
  return `<article><h3><code class="${method.toLowerCase()}">${method}</code> <code>${escape(path)}</code></h3><p>${escape(operation.summary ?? '')}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><ul>${parameters.map((p) => `<li><code>${escape(p.name!)}</code> <small>${escape(p.in ?? '')}${p.required ? ', required' : ''}</small> ${escape(p.description ?? '')}</li>`).join('')}</ul>`}
${body ? `<details><summary>Body <small>${escape(body[0])}</small></summary><pre>${escape(JSON.stringify(body[1].schema, null, 2))}</pre></details>` : ''}
${Object.entries(operation.responses)
  .map(([status, answer]) => {
    const schema = answer.content ? Object.values(answer.content)[0]?.schema : undefined;
    const summary = `<b>${escape(status)}</b> ${escape(answer.description ?? '')}`;
    return schema
      ? `<details><summary>${summary}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
      : `<p>${summary}</p>`;
  })
  .join('')}</article>`;
}

const anchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}nav ul{display:flex;flex-wrap:wrap;gap:.75rem;padding:0;list-style:none}
article{border-block-start:1px solid #8884;padding-block:1rem}h3{font-size:1rem;overflow-wrap:anywhere}pre{overflow:auto;font-size:.8rem;background:#8881;padding:.75rem;border-radius:.5rem}code.get{color:#037e3f}code.post,code.put{color:#965802}code.delete{color:#c51d28}
@media(prefers-color-scheme:dark){code.get{color:#5cc98a}code.post,code.put{color:#f0b35a}code.delete{color:#ff8f8c}}[aria-current]{font-weight:700;text-decoration:none;color:inherit}summary{cursor:pointer;padding-block:.25rem}small{opacity:.75}`;
