/** A member of a server that runs in its own process. */
export interface HttpMember {
  /** Sends a call with the member's session; an object is sent as JSON, a form as multipart. */
  call(method: string, path: string, body?: object | FormData): Promise<Response>;
  /** Returns the headers that the browser sends with each call. */
  headers(): Record<string, string>;
  /** Returns the same browser for another address. */
  at(url: string): HttpMember;
}

function createHttpMember(url: string, cookies: Map<string, string>): HttpMember {
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  return {
    headers,
    at: (other) => createHttpMember(other, cookies),
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers(),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}

export async function registerOverHttp(url: string, firstName: string): Promise<HttpMember> {
  const member = createHttpMember(url, new Map());
  const response = await member.call('POST', '/api/auth/register', {
    firstName,
    lastName: 'Shah',
    email: `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: 'kites over the old city',
    acceptTerms: true,
  });
  if (response.status !== 201) throw new Error(`registering answered ${response.status}`);
  return member;
}
