/** A member of a server that runs as a process of its own. */
export interface HttpMember {
  /** A call with the member's session; an object goes as JSON, a form as itself. */
  call(method: string, path: string, body?: object | FormData): Promise<Response>;
  /** What its browser sends with each call. */
  headers(): Record<string, string>;
  /** The same browser at another address. */
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
