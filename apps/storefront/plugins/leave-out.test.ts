import { expect, test } from 'vitest';
import { leaveOut, shortenMessages } from './leave-out.ts';

const without = (source: string, left: Parameters<typeof leaveOut>[1]) => leaveOut(source, left).replaceAll(/\s+/g, '');

test('functions keep nothing but what they are given to say, classes lose their methods', () => {
  expect(without('function a(x){return x+1} function b(){a(1)}', { functions: { a: '{}' } })).toBe('functiona(x){}functionb(){a(1)}');
  expect(without('function A(){} A.prototype.go=function(){}; B.prototype.go=1;', { functions: {}, classes: ['A'] })).toBe(
    'functionA(){}B.prototype.go=1;',
  );
});

test('a function that is not there any more stops the build', () => {
  expect(() => leaveOut('function b(){}', { functions: { a: '{}' } })).toThrow('There is no a any more');
});

const kinds = (source: string) => without(source, { functions: {}, kinds: [30, 31] });

test.each([
  ['a case of its own', 'switch(f.tag){case 5:a();break;case 30:b();break;case 3:c()}', 'switch(f.tag){case5:a();break;case3:c()}'],
  ['one that others share', 'switch(f.tag){case 30:case 5:a()}', 'switch(f.tag){case5:a()}'],
  ['two together', 'switch(f.tag){case 5:break;case 30:case 31:b();break;case 3:c()}', 'switch(f.tag){case5:break;case3:c()}'],
  ['one that declares for others', 'switch(f.tag){case 30:var a=1;break;case 3:a=2}', 'switch(f.tag){caseNaN:vara;break;case3:a=2}'],
  ['a comparison', 'if(30===f.tag&&a||f.tag!==31)b()', 'if(!1&&a||!0)b()'],
])('drops %s', (_name, source, expected) => {
  expect(kinds(source)).toBe(expected);
});

test.each([
  ['what another kind falls into', 'switch(f.tag){case5:a();case30:b();break;}'],
  ['what another kind stands before', 'switch(f.tag){case5:case30:b();break;}'],
  ['what falls into the next', 'switch(f.tag){case30:b();case5:a()}'],
  ['a number that is no kind', 'if(30===f.length)b()'],
  ['a switch over something else', 'switch(key){case30:b();break;}'],
])('keeps %s', (_name, source) => {
  const spaced = source.replaceAll('case', 'case ');
  expect(kinds(spaced)).toBe(source);
});

test('messages of checks give way to a short one, other calls and checks without any stay as they are', () => {
  const source = 'invariant(a(b, `no ${c}`), `There is no ${c} for ${d}`);invariant(a);check(a, "b")';
  expect(shortenMessages(source, /^invariant$/, 'x')).toBe('invariant(a(b, `no ${c}`), "x");invariant(a);check(a, "b")');
});
