import { expect, it } from 'vitest';
import type { OpenApiDocument } from '@bozor/contract/openapi.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../test/api.ts';

const { server } = await testApi();

interface Addressed {
  readonly method: string;
  readonly path: string;
  readonly aliases?: readonly string[];
}

it('documents its endpoints with their input and reply, and no others [api-84, api-87]', async () => {
  const { paths } = (await server.inject('/api/v1/openapi.json')).json<OpenApiDocument>();
  const agreed = Object.values(API)
    .flatMap((group) => Object.values(group as Record<string, Addressed>))
    .flatMap(({ method, path, aliases = [] }) => [`${method} ${path}`, ...aliases]);
  const isAnswered = (address: string) => {
    const [method, path] = address.split(' ') as ['GET', string];
    return server.hasRoute({ method, url: `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}` });
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(agreed.filter(isAnswered).toSorted());
  for (const path of ['/zone/check', '/zone/list', '/get-vehicles', '/config/distance-api', '/customer/order/parcel-instructions'])
    expect(paths[path]?.['get']?.responses['200']?.content, path).toBeDefined();
  expect(paths['/customer/order/details']?.['get']?.parameters).toContainEqual(expect.objectContaining({ name: 'order_id', in: 'query' }));
  expect(paths['/customer/order/cancel']?.['post']?.requestBody?.content).toHaveProperty('application/json');
});
