import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** Secret contained in every part of a document besides its pages. */
export const SECRET = 'GPS 41.31 69.28';

/** Builds a sheet with a line of text, followed by empty ones. */
export async function plainPdf({ pages = 1, password }: { pages?: number; password?: string } = {}): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.addPage().drawText('Amoxicillin 500 mg');
  for (let page = 1; page < pages; page++) made.addPage();
  if (password !== undefined) made.encrypt({ userPassword: password, ownerPassword: 'owner' });
  return made.save();
}

/** Builds the same with a photo, a filled field, and all active and hidden features of a document. */
export async function busyPdf(): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const { context, catalog } = made;
  const page = made.addPage([300, 200]);
  page.drawText('Amoxicillin 500 mg');
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c85' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { ImageDescription: SECRET } } })
    .toBuffer();
  page.drawImage(await made.embedJpg(photo), { width: 50, height: 50 });
  const field = made.getForm().createTextField('dose');
  field.setText('Twice a day');
  field.addToPage(page, { x: 10, y: 100, width: 200, height: 30 });

  made.setTitle(SECRET);
  made.addJavaScript('start', 'app.alert("here")');
  await made.attach(new Uint8Array([1, 2, 3]), 'tool.exe');
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("there")') });
  const talk = context.register(context.stream(SECRET, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(PDFName.of('OpenAction'), script);
  catalog.set(PDFName.of('Metadata'), talk);
  page.node.set(PDFName.of('AA'), context.obj({ O: script }));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Tool: { Private: PDFString.of(SECRET) } }));
  page.node.set(PDFName.of('Metadata'), talk);
  for (const widget of field.acroField.getWidgets()) widget.dict.set(PDFName.of('A'), script);
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('http://elsewhere.example') } };
  page.node.addAnnot(context.register(context.obj(link)));
  return made.save();
}

/** Builds the plain sheet with a part that decompresses to `megabytes` of blanks. */
export async function foldedPdf(megabytes: number): Promise<Uint8Array> {
  const folded = deflateSync(`99 0 null${' '.repeat(megabytes * 1024 * 1024)}`);
  const head = `99 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${folded.length}>>\nstream\n`;
  return Buffer.concat([await plainPdf(), Buffer.from(head), folded, Buffer.from('\nendstream\nendobj\n')]);
}
