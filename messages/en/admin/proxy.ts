/** Log messages for the operator. */
export const proxyText = {
  proxyUnnamed: (peer: string) =>
    `Calls come through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: set TRUST_PROXY=${peer} if that is your proxy. Until then callers are told apart by what it says last, within a common limit.`,
};
