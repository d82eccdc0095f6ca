import { parseSync, Visitor } from 'oxc-parser';

export interface Imports {
  /** Modules that the file imports or re-exports: as values, as types or dynamically. */
  specifiers: string[];
  /** True when the file only re-exports. */
  isBarrel: boolean;
}

/** Reads the imports of a TypeScript or JavaScript source. */
export function importsOf(path: string, source: string): Imports {
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be read: ${parsed.errors[0]!.message}`);
  const { staticImports, staticExports } = parsed.module;
  const exported = staticExports.flatMap((statement) => statement.entries);
  const reexported = exported.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : []));
  const specifiers = new Set([...staticImports.map((statement) => statement.moduleRequest.value), ...reexported]);
  if (/\bimport\s*\(/.test(source)) {
    const take = (node: { type: string; value?: unknown }) => {
      if (node.type === 'Literal' && typeof node.value === 'string') specifiers.add(node.value);
    };
    new Visitor({ ImportExpression: (node) => take(node.source), TSImportType: (node) => take(node.source) }).visit(parsed.program);
  }
  return { specifiers: [...specifiers], isBarrel: exported.length > 0 && reexported.length === exported.length };
}
