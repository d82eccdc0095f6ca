import { PDFDocument, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { busyPdf, foldedPdf, plainPdf, SECRET } from '../../../test/pdf.ts';
import { cleanPdfInChild } from './clean-pdf-in-child.ts';

const opened = async (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });
const objectsOf = ({ context }: PDFDocument) => context.enumerateIndirectObjects().map(([, object]) => object);
/** Everything in a document outside its compressed streams. */
const saidBy = (document: PDFDocument) =>
  objectsOf(document)
    .map((object) => (object instanceof PDFStream ? object.dict : object).toString())
    .join('\n');
const ACTS = /JavaScript|\/JS|OpenAction|\/AA|\/A |URI|EmbeddedFile|Filespec|AcroForm|Widget|Link|Metadata|PieceInfo|Producer|\/Info/;

describe('a document keeps its pages and nothing else', () => {
  it('loses scripts, actions, attachments, forms and metadata [order-16]', async () => {
    const busy = await busyPdf();
    for (const word of ['JavaScript', 'OpenAction', '/AA', 'URI', 'EmbeddedFile', 'Widget', 'PieceInfo'])
      expect(saidBy(await opened(busy))).toContain(word);
    const clean = (await cleanPdfInChild(busy))!;
    const document = await opened(clean);
    expect(saidBy(document)).not.toMatch(ACTS);
    expect(Buffer.from(clean).toString('latin1')).not.toContain(SECRET);
    expect(document.context.trailerInfo.Info).toBeUndefined();
  });

  it('shows drawings, filled fields and photos', async () => {
    const document = await opened((await cleanPdfInChild(await busyPdf()))!);
    const [page] = document.getPages();
    expect([document.getPageCount(), page!.getSize()]).toEqual([1, { width: 300, height: 200 }]);
    expect(page!.node.Annots()!.size()).toBe(1); // The field; a link draws nothing.
    expect(saidBy(document)).toMatch(/Subtype \/Stamp/);
    const photo = objectsOf(document).find((object) => object instanceof PDFRawStream && object.dict.toString().includes('DCTDecode'));
    const { width, exif } = await sharp((photo as PDFRawStream).contents).metadata();
    expect([width, exif]).toEqual([8, undefined]);
  });

  it('is taken with parts that unfold to much', async () => {
    expect((await opened((await cleanPdfInChild(await foldedPdf(10)))!)).getPageCount()).toBe(1);
  });

  it('is the same when it is cleaned again', async () => {
    const once = (await cleanPdfInChild(await plainPdf({ pages: 20 })))!;
    expect(await cleanPdfInChild(once)).toEqual(once);
  });
});

/** Each level of the page tree names the next one twice. */
const endlessPages = () => {
  const levels = Array.from({ length: 60 }, (_, at) => `${at + 2} 0 obj<</Type/Pages/Count 2/Kids[${at + 3} 0 R ${at + 3} 0 R]>>endobj\n`);
  return `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${levels.join('')}62 0 obj<</Type/Page>>endobj\ntrailer<</Root 1 0 R>>\n`;
};

const locked = await plainPdf({ password: 'secret' });
const restricted = await plainPdf({ password: '' });
const bomb = await foldedPdf(40);
const long = await plainPdf({ pages: 21 });

describe('a document is not taken', () => {
  it.each([
    ['that is text', Buffer.from('%PDF-1.7 <script>')],
    ['that ends in the middle', long.slice(0, 400)],
    ['that is locked', locked],
    ['that anybody opens but not everybody may print', restricted],
    ['of 21 pages', long],
    ['that unfolds to more than is looked at', bomb],
    ['that is nested without end', Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(1_000_000)}`)],
    ['whose pages never end', Buffer.from(endlessPages())],
  ])('%s [order-16]', { timeout: 20_000 }, async (_what, bytes) => {
    expect(await cleanPdfInChild(bytes)).toBeUndefined();
  });
});
