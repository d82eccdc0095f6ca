import type { FieldProblem } from './field-messages.ts';

const MEGABYTE = 1024 * 1024;

/** Rule of a field for pictures: MIME types, bytes per file, number of files. */
export interface ImageRule {
  readonly types: readonly string[];
  readonly maximumBytes: number;
  readonly maximumCount: number;
}

/** The photo of a profile (profile-08): jpg, png, jpeg, gif, 2 MB. */
export const PROFILE_PHOTO: ImageRule = { types: ['image/jpeg', 'image/png', 'image/gif'], maximumBytes: 2 * MEGABYTE, maximumCount: 1 };

/** Pictures of a prescription (order-11, order-12): at most three at a time, 5 MB each, also as pdf. */
export const PRESCRIPTION_IMAGES: ImageRule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maximumBytes: 5 * MEGABYTE,
  maximumCount: 3,
};

/** The properties of a file that are known before it is read; `size` in bytes. */
export interface ImageFile {
  readonly type: string;
  readonly size: number;
}

/**
 * Returns the first problem of a field's pictures: count, then type, then size. The server checks their real content.
 * @example checkImages('order_attachment', [], PRESCRIPTION_IMAGES, { isRequired: true }) // { field: 'order_attachment', problem: 'image-required' }
 */
export function checkImages(
  field: string,
  files: readonly ImageFile[],
  rule: ImageRule,
  { isRequired = false } = {},
): FieldProblem | undefined {
  if (isRequired && files.length === 0) return { field, problem: 'image-required' };
  if (files.length > rule.maximumCount) return { field, problem: 'too-many-images', maximum: rule.maximumCount };
  if (files.some((file) => !rule.types.includes(file.type))) return { field, problem: 'image-type', types: typeNames(rule) };
  const isLarge = files.some((file) => file.size > rule.maximumBytes);
  return isLarge ? { field, problem: 'image-too-large', maximum: rule.maximumBytes / MEGABYTE } : undefined;
}

/**
 * Returns the everyday names of a rule's types, joined with commas.
 * @example typeNames(PROFILE_PHOTO) // 'jpg, png, jpeg, gif'
 */
export function typeNames({ types }: ImageRule): string {
  const names = types.map((type) => type.replace(/^.*\//, ''));
  return names.includes('jpeg')
    ? ['jpg', 'png', 'jpeg', ...names.filter((name) => name !== 'jpeg' && name !== 'png')].join(', ')
    : names.join(', ');
}
