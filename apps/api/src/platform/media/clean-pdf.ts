import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { cleanPicture } from './clean-picture.ts';

const MOST_PAGES = 20;
const MOST_UNFOLDED_BYTES = 32 * 1024 * 1024;
/** A high-resolution scan has more pixels than a photo. */
const MOST_PIXELS = 100_000_000;

/** Keys of a page that are kept: its drawing and geometry. Its parent, which may hold some of them, is not copied. */
const OF_A_PAGE: ReadonlySet<string> = new Set('Type Parent Resources Contents MediaBox CropBox Rotate UserUnit Group'.split(' '));
/** Metadata. */
const TALK = 'Metadata PieceInfo LastModified'.split(' ');
/** Keys of a stream that refer to other files or metadata. */
const ELSEWHERE = 'F FFilter FDecodeParms Ref OPI AF Alternates'.split(' ');

/**
 * Copies the pages of a document into a new one, without scripts, actions, attached files, forms, outlines and metadata. Photos are cleaned
 * like single ones. Throws when the document is unreadable, locked, or has too many pages. Runs in a separate process
 * (`clean-pdf-process.ts`), because a document can crash it.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  limitUnfolding();
  const given = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  const pages = given.getPages();
  if (pages.length < 1 || pages.length > MOST_PAGES) throw new Error(`${pages.length} pages`);
  for (const [ref, object] of given.context.enumerateIndirectObjects()) {
    quieten(object);
    if (object instanceof PDFRawStream && isPhoto(object)) given.context.assign(ref, cleanPhoto(object));
  }
  for (const { node } of pages) {
    const notes = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    for (const key of node.keys()) if (!OF_A_PAGE.has(key.decodeText())) node.delete(key);
    if (notes) node.set(PDFName.of('Annots'), given.context.obj(stampsOf(notes, given.context)));
  }
  const written = await PDFDocument.create({ updateMetadata: false });
  for (const page of await written.copyPages(given, given.getPageIndices())) written.addPage(page);
  return written.save({ updateFieldAppearances: false });
}

function quieten(object: PDFObject): void {
  if (object instanceof PDFStream) {
    for (const name of ELSEWHERE) object.dict.delete(PDFName.of(name));
    quieten(object.dict);
  } else if (object instanceof PDFDict) {
    for (const name of TALK) object.delete(PDFName.of(name));
    for (const value of object.values()) quieten(value);
  } else if (object instanceof PDFArray) {
    for (const value of object.asArray()) quieten(value);
  }
}

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');

function filtersOf({ dict }: PDFStream): readonly PDFObject[] {
  const filter = dict.lookup(FILTER);
  return filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)!) : filter ? [filter] : [];
}

function isPhoto(stream: PDFStream): boolean {
  const last = filtersOf(stream).at(-1);
  return last === PDFName.of('DCTDecode') || last === PDFName.of('DCT');
}

/** Decodes a photo and returns it as JPEG without metadata. */
function cleanPhoto({ dict, contents }: PDFRawStream): PDFRawStream {
  const filters = filtersOf(PDFRawStream.of(dict, contents));
  const folded = dict.clone();
  folded.set(FILTER, dict.context.obj(filters.slice(0, -1)));
  const clean = cleanPicture(decodePDFRawStream(PDFRawStream.of(folded, contents)).decode(), MOST_PIXELS);
  if (clean?.type !== 'image/jpeg') throw new Error('A photo that cannot be read');
  const parameters = dict.lookup(PARAMETERS);
  if (parameters instanceof PDFArray) dict.set(PARAMETERS, parameters.get(filters.length - 1));
  dict.set(FILTER, PDFName.of('DCTDecode'));
  return PDFRawStream.of(dict, clean.bytes);
}

const UNSEEN = 2 | 32;
const PRINTED_AND_FIXED = 4 | 64 | 128;

/** Annotations, signatures and filled fields as static drawings, without actions. */
function stampsOf(notes: PDFArray, context: PDFContext): readonly PDFRef[] {
  return notes.asArray().flatMap((each) => {
    const note = context.lookup(each);
    if (!(note instanceof PDFDict)) return [];
    const flags = note.lookup(PDFName.of('F'));
    const drawing = drawingOf(note);
    if (!drawing || (flags instanceof PDFNumber && flags.asNumber() & UNSEEN)) return [];
    const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: note.get(PDFName.of('Rect')), AP: { N: drawing }, F: PRINTED_AND_FIXED };
    return [context.register(context.obj(stamp))];
  });
}

function drawingOf(note: PDFDict): PDFRef | undefined {
  const looks = note.lookup(PDFName.of('AP'));
  let drawing = looks instanceof PDFDict ? looks.get(PDFName.of('N')) : undefined;
  const choice = note.context.lookup(drawing);
  const state = note.lookup(PDFName.of('AS'));
  if (choice instanceof PDFDict && state instanceof PDFName) drawing = choice.get(state);
  return drawing instanceof PDFRef && note.context.lookup(drawing) instanceof PDFStream ? drawing : undefined;
}

interface Unfolding {
  readonly buffer: Uint8Array;
  ensureBuffer: (this: Unfolding, requested: number) => Uint8Array;
}

/** The library decompresses a stream into memory without a limit. This limits the total of all streams of a document. */
function limitUnfolding(): void {
  const sample = decodePDFRawStream(PDFRawStream.of(PDFContext.create().obj({ Filter: 'RunLengthDecode' }), new Uint8Array()));
  const unfolding = Object.getPrototypeOf(Object.getPrototypeOf(sample)) as Unfolding;
  const { ensureBuffer } = unfolding;
  let left = MOST_UNFOLDED_BYTES;
  unfolding.ensureBuffer = function (requested) {
    const before = this.buffer.byteLength;
    const buffer = ensureBuffer.call(this, requested);
    left -= buffer.byteLength - before;
    if (left < 0) throw new RangeError('The document unfolds to too much');
    return buffer;
  };
}
