export const adminContactText = {} as const;
