import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { ListItem } from '#contract/lists.ts';
import { api } from '#client/data/api.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { usePartner } from '#client/data/partner.ts';
import { callOf } from '#client/data/reads/query-keys.ts';
import { useMember } from '#client/data/session.ts';
import { useRead } from '#client/data/use-read.ts';
import { asText } from '#client/data/outbox/offline-rules.ts';
import { isOfItems, type ItemChange, showInItems } from './items-model.ts';

/** Reads the items of a list. Changes that are on their way to the server show at once. */
export function useListItems(listId: string) {
  const { id: memberId } = useMember();
  const partnerId = usePartner()?.id ?? null;
  const query = useRead(api.lists.listItems.queryOptions({ input: { id: listId } }));
  const sending = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => isOfItems(callOf(options.mutationKey ?? [])) },
    select: (mutation) => toChange(mutation, memberId),
  });
  const data: ListItem[] | undefined =
    query.data && showInItems(query.data, sending, { objectId: listId, partnerId });
  return { ...query, data };
}

function toChange({ options, state }: Mutation, memberId: string): ItemChange {
  const call = callOf(options.mutationKey ?? []);
  const variables: Fields = isFields(state.variables) ? state.variables : {};
  const isNew = call === 'lists.createItem';
  const listId = asText(variables[isNew ? 'listId' : 'id']);
  return {
    call,
    objectId: asText(variables[isNew ? 'id' : 'itemId']),
    path: `/api/lists/${listId}/items`,
    body: variables,
    before: null,
    memberId,
    madeAt: new Date(state.submittedAt).toISOString(),
  };
}
