import { lists } from '#domain/lists/api.ts';
import { implement } from '#server/http/implement.ts';
import { clearDone, createItem, deleteItem, readItems, restoreItems, updateItem } from './item-service.ts';
import { createList, deleteList, readLists, restoreList, updateList } from './service.ts';

export const listsRoutes = implement(lists, {
  list: readLists,
  create: createList,
  update: updateList,
  delete: deleteList,
  restore: restoreList,
  listItems: readItems,
  createItem,
  updateItem,
  deleteItem,
  clearDone,
  restoreItems,
});
