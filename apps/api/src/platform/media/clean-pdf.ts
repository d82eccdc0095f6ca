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
/** A sheet scanned finely has more than a photo. */
const MOST_PIXELS = 100_000_000;

/** What a page keeps: what is drawn on it and how it lies. Its parent may hold some of that, and is left behind by the copy. */
const OF_A_PAGE: ReadonlySet<string> = new Set('Type Parent Resources Contents MediaBox CropBox Rotate UserUnit Group'.split(' '));
/** Told beside what is drawn. */
const TALK = 'Metadata PieceInfo LastModified'.split(' ');
/** Of a stream also what names other files. */
const ELSEWHERE = 'F FFilter FDecodeParms Ref OPI AF Alternates'.split(' ');

/**
 * The pages of a document, written anew and alone: no scripts and actions, attached files, forms, outlines or words about the document. Photos are
 * cleaned as those that come by themselves. Throws when it is no document that can be read, is locked, or has too many pages. Runs in a process of
 * its own (`clean-pdf-process.ts`), which a document can bring down.
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

/** The photo as JPEG without what it told beside itself, taken out of whatever it was folded into. */
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

/** Notes, signatures and filled fields as they are drawn, and no more: nothing to press, nothing that acts. */
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

/** The library unfolds a stream into memory that grows without end; here all streams of a document have so much together. */
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
