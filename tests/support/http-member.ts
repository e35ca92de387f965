/** A member of a server that runs as a process of its own. */
export interface HttpMember {
  /** A call with the member's session; an object goes as JSON, a form as itself. */
  call(method: string, path: string, body?: object | FormData): Promise<Response>;
}

export async function registerOverHttp(url: string, firstName: string): Promise<HttpMember> {
  let cookie = '';
  const member: HttpMember = {
    call: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: {
          cookie,
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
  };
  const response = await member.call('POST', '/api/auth/register', {
    firstName,
    lastName: 'Shah',
    email: `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: 'kites over the old city',
    acceptTerms: true,
  });
  if (response.status !== 201) throw new Error(`registering answered ${response.status}`);
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return member;
}
