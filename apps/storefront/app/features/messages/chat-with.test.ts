import { describe, expect, it } from 'vitest';
import { chatWith, isConversationWith } from './chat-with.ts';

const requested = (query: string) => chatWith(new URLSearchParams(query));

describe('an address of the chat', () => {
  it.each([
    ['conversationId=12&type=store&chatFrom=store', { conversation_id: 12 }],
    ['page=inbox&type=delivery_man&id=7&chatFrom=tracking', { receiver_type: 'delivery_man', receiver_id: 7 }],
    ['type=store&id=3', { receiver_type: 'store', receiver_id: 3 }],
    ['type=admin', { receiver_type: 'admin', receiver_id: 0 }],
    ['', undefined],
    ['type=store', undefined],
    ['type=stranger&id=3', undefined],
    ['conversationId=-1', undefined],
    ['conversationId=1e3&type=store&id=x', undefined],
  ])('%s [route-22, route-25]', (query, meant) => {
    expect(requested(query)).toEqual(meant);
  });

  it('means the conversation with its number, or with its partner', () => {
    const conversation = { conversation_id: 12, receiver_type: 'store', receiver_id: 3, name: 'Lola', image_full_url: null } as const;
    expect(isConversationWith(requested('conversationId=12'), conversation)).toBe(true);
    expect(isConversationWith(requested('type=store&id=3'), conversation)).toBe(true);
    expect(isConversationWith(requested('type=delivery_man&id=3'), conversation)).toBe(false);
    expect(isConversationWith(undefined, conversation)).toBe(false);
  });
});
