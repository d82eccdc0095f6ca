import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FRONT_ENDS } from './front-ends.mjs';
import { nodeBinary, pathWithPackages } from './node.mjs';
import { Advice, step } from './report.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const SHARED_SOURCES = [
  'packages/ui',
  'packages/web',
  'packages/map',
  'packages/contract',
  'packages/domain',
  'package-lock.json',
  'tools/setup/build-front-ends.mjs',
];
const NOT_SOURCES = new Set(['build', '.react-router', 'node_modules', 'gallery']);
/** Builds each front end whose sources changed since its last build. */
export async function buildFrontEnds() {
  for (const frontEnd of FRONT_ENDS) await build(frontEnd);
}

async function build({ name, folder }) {
  const sources = hashOf([folder, ...SHARED_SOURCES]);
  const stamp = join(root, folder, 'build/.sources');
  if (lastBuilt(stamp) === sources) return;
  await step(`Building the ${name}`, async () => {
    rmSync(stamp, { force: true });
    const program = join(root, 'node_modules/@react-router/dev/bin.cjs');
    const { code, text } = await run(nodeBinary(), [program, 'build'], {
      cwd: join(root, folder),
      env: { ...process.env, PATH: pathWithPackages(), NODE_ENV: 'production' },
      quiet: true,
    });
    if (code !== 0) throw new Advice(`${text.trim()}\n\nBuilding the ${name} failed; the reason stands above.`);
    await compress(join(root, folder, 'build/client'));
    writeFileSync(stamp, sources);
  });
}

function lastBuilt(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.platform);
  for (const path of paths) for (const file of filesUnder(path)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.(test|spec)\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}

/** Compresses at the highest level once, so that no response pays for it: Brotli for browsers, gzip for the rest. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|mjs|css|svg|json|webmanifest|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < 512) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
