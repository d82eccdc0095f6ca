import { describe, expect, test } from 'vitest';
import { pictureOf, srcSetOf } from './picture-source.ts';

describe('the widths to choose from', () => {
  test('reach as far as the picture is shown', () => {
    expect(srcSetOf('/media/demo/plov.webp', 200)).toBe(
      '/media/demo/plov.webp?w=96 96w, /media/demo/plov.webp?w=160 160w, /media/demo/plov.webp?w=240 240w',
    );
    expect(srcSetOf('/media/a.jpg', 96)).toBe('/media/a.jpg?w=96 96w');
  });

  test('are all offered for a picture wider than the widest', () => {
    expect(srcSetOf('/media/a.png', 2000)).toMatch(/\?w=640 640w, \/media\/a\.png\?w=960 960w$/);
  });

  test.each([
    'https://pictures.example/plov.webp',
    '//pictures.example/media/plov.webp',
    '/assets/basket-3f.webp',
    '/media/sign.svg',
    '/media/plov-film.mp4',
    '/media/plov.webp?w=96',
    'blob:https://shop.uz/1',
    '',
    null,
    undefined,
  ])('are not offered for %s', (src) => {
    expect(srcSetOf(src, 480)).toBeUndefined();
  });
});

test("the shop's own picture is requested in its width, another host's as it is", () => {
  expect(pictureOf('/media/a.webp', 640)).toBe('/media/a.webp?w=640');
  expect(pictureOf('https://pictures.example/a.webp', 640)).toBe('https://pictures.example/a.webp');
});
